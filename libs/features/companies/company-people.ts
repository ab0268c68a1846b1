import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';

export interface Officer {
  name: string;
  post: string;
}

/** `share`: percent. */
export interface CompanyOwner {
  name: string;
  kind: 'person' | 'company';
  share: number;
}

/** A person who ultimately owns or controls a company; `share`: percent, null for control in another way. */
export interface BeneficialOwner {
  name: string;
  share: number | null;
}

export interface CompanyPeople {
  officers: Officer[];
  owners: CompanyOwner[];
  beneficialOwners: BeneficialOwner[];
}
export type PeopleFact = keyof CompanyPeople;

export const isPeopleFact = (name: string): name is PeopleFact => name === 'officers' || name === 'owners' || name === 'beneficialOwners';

/** Members of an order's details, which are one text. */
const inDetails = { officers: 'people', owners: 'founders', beneficialOwners: 'beneficialOwners' } as const;

/** Parses people from a list's text, or from the details of an order. @throws SyntaxError if it is neither */
export function readPeople<Name extends PeopleFact>(name: Name, text: string): CompanyPeople[Name] {
  const parsed = JSON.parse(text) as CompanyPeople[Name] | Partial<Record<(typeof inDetails)[PeopleFact], CompanyPeople[Name]>>;
  return Array.isArray(parsed) ? parsed : (parsed[inDetails[name]] ?? ([] as unknown as CompanyPeople[Name]));
}

/** The form in which one text of the log stores people. */
export const writePeople = (people: CompanyPeople[PeopleFact]): string => JSON.stringify(people);

const dayOfYear = /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/;

/** Requires a day as MM-DD that every year has, so not 29 February. */
export const IsYearEnd = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy({
      name: 'mustBeDayOfYear',
      validator: { validate: (value: unknown) => typeof value === 'string' && dayOfYear.test(value) },
    }),
    ValidateBy({ name: 'notEveryYear', validator: { validate: (value: unknown) => value !== '02-29' } }),
  );
