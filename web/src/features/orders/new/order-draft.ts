import type { PlaceOrder, Service } from '../../../api/wire.js';

/** What was selected of a service's options, before the order is placed. */
export interface OptionDraft {
  employeesAmount: number;
  registrationPeriod: number;
  director: string;
  directorCompany: string[];
  activityAreas: string[];
}

/** The first of each required choice, and the minimum of each number. */
export const firstDraft = ({ options }: Service): OptionDraft => ({
  employeesAmount: options.employeesAmount.min,
  registrationPeriod: options.registrationPeriod[0]?.value ?? 0,
  director: options.director[0]?.code ?? '',
  directorCompany: [],
  activityAreas: [],
});

export const isWithinRange = ({ options }: Service, employees: number): boolean =>
  Number.isSafeInteger(employees) && employees >= options.employeesAmount.min && employees <= options.employeesAmount.max;

/** Body of POST orders. Only staff give `client`. */
export const orderOf = (service: Service, draft: OptionDraft, client: string | null): PlaceOrder => ({
  service: service._id,
  country: service.country._id,
  ...draft,
  ...(client === null ? {} : { client }),
});
