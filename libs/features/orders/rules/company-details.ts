import { basisPoints } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import type { DetailSection } from '#machines/order/state';

/** A person or company that will own a part; `share` in percent, two decimals at most. */
interface Founder {
  name: string;
  kind: 'person' | 'company';
  share: number;
}

/** A person with a post in the company. */
interface CompanyPerson {
  name: string;
  post: string;
}

/** The details of a company: wished names in order of preference, founders, people. */
export interface CompanyDetails {
  names: string[];
  founders: Founder[];
  people: CompanyPerson[];
}

const wholeShare = 10_000;

const shareOf = ({ founders }: CompanyDetails): number => founders.reduce((sum, { share }) => sum + (basisPoints(share) ?? 0), 0);

/** Faults of details: each part that the service asks for needs an entry, others are refused, and the shares make the whole. */
export function detailFaults(details: CompanyDetails, asked: readonly DetailSection[]): FieldFault[] {
  const sections = Object.keys(details) as (keyof CompanyDetails)[];
  const faults = sections.flatMap((field): FieldFault[] => {
    const isThere = details[field].length > 0;
    if (isThere === asked.includes(field)) return [];
    return [{ field, code: isThere ? 'notOffered' : 'required' }];
  });
  if (details.founders.length > 0 && shareOf(details) !== wholeShare) faults.push({ field: 'founders', code: 'sharesIncomplete' });
  return faults;
}

/** The form in which one text of the log stores them. */
export const writeDetails = ({ names, founders, people }: CompanyDetails): string => JSON.stringify({ names, founders, people });

/** @throws SyntaxError when the text was not made by `writeDetails` */
export const readDetails = (text: string): CompanyDetails => JSON.parse(text) as CompanyDetails;
