import { basisPoints } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import type { DetailSection } from '#machines/order/state';

/** Somebody, or a company, that will own a part; `share` in percent, two decimals at most. */
interface Founder {
  name: string;
  kind: 'person' | 'company';
  share: number;
}

/** Somebody with a post in the company. */
interface CompanyPerson {
  name: string;
  post: string;
}

/** What the form of details holds: wishes for the name in order of preference, founders, people. */
export interface CompanyDetails {
  names: string[];
  founders: Founder[];
  people: CompanyPerson[];
}

const wholeShare = 10_000;

const shareOf = ({ founders }: CompanyDetails): number => founders.reduce((sum, { share }) => sum + (basisPoints(share) ?? 0), 0);

/** What is missing or too much: each part that the service asks for has an entry, no other has one, and the shares make the whole. */
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

/** As one text of the log keeps them. */
export const writeDetails = ({ names, founders, people }: CompanyDetails): string => JSON.stringify({ names, founders, people });

/** @throws SyntaxError when the text was not made by `writeDetails` */
export const readDetails = (text: string): CompanyDetails => JSON.parse(text) as CompanyDetails;
