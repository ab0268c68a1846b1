import type { PlaceOrder, Service } from '../../../api/wire.js';

/** Choices so far, within one service. */
export interface OptionDraft {
  employeesAmount: number;
  registrationPeriod: number;
  director: string;
  directorCompany: string[];
  activityAreas: string[];
}

/** The first of everything that must be chosen, the least of what is counted. */
export const firstDraft = ({ options }: Service): OptionDraft => ({
  employeesAmount: options.employeesAmount.min,
  registrationPeriod: options.registrationPeriod[0]?.value ?? 0,
  director: options.director[0]?.code ?? '',
  directorCompany: [],
  activityAreas: [],
});

export const isWithinRange = ({ options }: Service, employees: number): boolean =>
  Number.isSafeInteger(employees) && employees >= options.employeesAmount.min && employees <= options.employeesAmount.max;

/** The body of POST orders. `client` is named by staff only. */
export const orderOf = (service: Service, draft: OptionDraft, client: string | null): PlaceOrder => ({
  service: service._id,
  country: service.country._id,
  ...draft,
  ...(client === null ? {} : { client }),
});
