import type { Role } from '#machines/kernel/people';
import { invalid } from '#libs/platform/http/problem';

/** @throws Problem 422 unknownField for the name of a company, which only partners have */
export function assertFieldsOf({ role }: { role: Role }, { partnerCompanyName }: { partnerCompanyName?: string | null }): void {
  if (partnerCompanyName !== undefined && role !== 'Partner') throw invalid({ field: 'partnerCompanyName', code: 'unknownField' });
}
