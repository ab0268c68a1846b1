import type { Currency, MinorUnits } from '#machines/kernel/money';

/** The price of an option, by its code. */
export interface CodedPrice {
  code: string;
  price: MinorUnits;
}

/** What a service costs, without texts: what events store. */
export interface PriceList {
  currency: Currency;
  price: MinorUnits;
  options: {
    employeesAmount: { min: number; max: number; price: MinorUnits };
    registrationPeriod: { value: number; price: MinorUnits }[];
    director: CodedPrice[];
    directorCompany: CodedPrice[];
    activityAreas: CodedPrice[];
  };
}

/** A change of the prices of one service. */
export interface PriceListChange {
  from: PriceList;
  to: PriceList;
}
