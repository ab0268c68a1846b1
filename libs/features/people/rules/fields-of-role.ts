import type { Role } from '#machines/kernel/people';
import { invalid } from '#libs/platform/http/problem';

/** @throws Problem 422 unknownField for a company name of anyone who is not a partner */
export function assertFieldsOf({ role }: { role: Role }, { partnerCompanyName }: { partnerCompanyName?: string | null }): void {
  if (partnerCompanyName !== undefined && role !== 'Partner') throw invalid({ field: 'partnerCompanyName', code: 'unknownField' });
}
