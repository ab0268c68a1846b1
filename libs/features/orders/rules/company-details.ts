import { basisPoints } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import type { DetailSection } from '#machines/order/state';

/** A future owner; `share` in percent, with at most two decimals. */
interface Founder {
  name: string;
  kind: 'person' | 'company';
  share: number;
}

interface CompanyPerson {
  name: string;
  post: string;
}

/** Wished names are in order of preference. */
export interface CompanyDetails {
  names: string[];
  founders: Founder[];
  people: CompanyPerson[];
}

const wholeShare = 10_000;

const shareOf = ({ founders }: CompanyDetails): number => founders.reduce((sum, { share }) => sum + (basisPoints(share) ?? 0), 0);

/** Requires an entry in each section that the service asks for, refuses others, and requires that the shares sum to 100 %. */
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

/** The form in which one text of the log stores the details. */
export const writeDetails = ({ names, founders, people }: CompanyDetails): string => JSON.stringify({ names, founders, people });

/** @throws SyntaxError unless `writeDetails` made the text */
export const readDetails = (text: string): CompanyDetails => JSON.parse(text) as CompanyDetails;
