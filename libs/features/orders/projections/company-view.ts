import type { TextRef } from '#libs/kernel/ids';
import { calendarDateOf } from '#libs/kernel/time';
import type { OrderState } from '#machines/order/state';
import { type CompanyDetails, readDetails } from '../rules/company-details.js';
import type { OrderCompanyDto, OrderDetailsDto, PromisedDateDto } from '../wire/company.dto.js';
import type { Needs, References } from './references.js';

const nothingGiven: CompanyDetails = { names: [], founders: [], people: [] };

/** Adds what the company's part of an order quotes. */
export function needForCompany({ details, promised, company }: OrderState, needs: Needs): void {
  const refs: (TextRef | null | undefined)[] = [details, promised?.reason, company?.name, company?.registerNumber, company?.address];
  for (const ref of refs) if (ref) needs.texts.add(ref.text);
}

/** What was filled in; empty lists while nothing was, and once the client was erased. */
export function detailsView({ terms, facts, details }: OrderState, references: References): OrderDetailsDto {
  const body = references.text(details);
  return { asks: terms.details, given: facts.details === 'given', ...(body ? readDetails(body) : nothingGiven) };
}

export const promisedView = ({ promised }: OrderState, references: References): PromisedDateDto | null =>
  promised && { date: calendarDateOf(promised.date), reason: references.text(promised.reason) ?? '' };

export const companyView = ({ company }: OrderState, references: References): OrderCompanyDto | null =>
  company && {
    name: references.text(company.name) ?? '',
    registerNumber: references.text(company.registerNumber) ?? '',
    address: references.text(company.address),
    registeredOn: company.registeredOn,
    renewsOn: company.renewsOn,
  };
