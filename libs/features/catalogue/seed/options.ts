import { type AreaCode, type DirectorCode, type OfficerCode, areasAt, directorsAt, officersAt } from './choices.js';
import { type Major, type PlannedOptions, t } from './plan.js';

interface Founding {
  days: number;
  /** a shorter term and what it adds; absent where the register cannot be hurried */
  express?: { days: number; price: Major };
  /** how many employees the price allows for, and each above the first */
  employees: { max: number; price: Major };
  directors: Partial<Record<DirectorCode, Major>>;
  officers: Partial<Record<OfficerCode, Major>>;
  areas: Partial<Record<AreaCode, Major>>;
}

const period = (ru: string, en: string, days: number, price: Major): PlannedOptions['registrationPeriod'][number] => ({
  value: days,
  title: t(`${ru}, дней: ${days}`, `${en}, ${days} ${days === 1 ? 'day' : 'days'}`),
  price,
});

const periods = (days: number, express: Founding['express']): PlannedOptions['registrationPeriod'] => [
  period('Обычный срок', 'Standard', days, 0),
  ...(express ? [period('Срочно', 'Express', express.days, express.price)] : []),
];

/** Choices of a registration. Prices are additions in major units. */
export const foundingOptions = ({ days, express, employees, directors, officers, areas }: Founding): PlannedOptions => ({
  employeesAmount: { min: 1, ...employees },
  registrationPeriod: periods(days, express),
  director: directorsAt(directors),
  directorCompany: officersAt(officers),
  activityAreas: areasAt(areas),
});

/** Choices of a service that is bought for a time: one, two or three years at `price` for each further one. */
export const yearlyOptions = (price: Major, employees = { max: 1, price: 0 }): PlannedOptions => ({
  employeesAmount: { min: 1, ...employees },
  registrationPeriod: [
    { value: 365, title: t('1 год', '1 year'), price: 0 },
    { value: 730, title: t('2 года', '2 years'), price },
    { value: 1095, title: t('3 года', '3 years'), price: price * 2 },
  ],
  director: directorsAt({ own: 0 }),
  directorCompany: [],
  activityAreas: [],
});

/** Choices of a service that is done once; `areas` where the bank or the office asks what the business is. */
export const onceOptions = (days: number, express?: Founding['express'], areas: Founding['areas'] = {}): PlannedOptions => ({
  employeesAmount: { min: 1, max: 1, price: 0 },
  registrationPeriod: periods(days, express),
  director: directorsAt({ own: 0 }),
  directorCompany: [],
  activityAreas: areasAt(areas),
});
