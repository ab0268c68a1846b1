import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';

/** A person with a post in a company. */
export interface Officer {
  name: string;
  post: string;
}

/** An owner of a part of a company; `share`: percent. */
export interface CompanyOwner {
  name: string;
  kind: 'person' | 'company';
  share: number;
}

/** A person who owns or controls a company in the end; `share`: percent, null if they control it in another way. */
export interface BeneficialOwner {
  name: string;
  share: number | null;
}

/** Lists of people by the fact that holds them. */
export interface CompanyPeople {
  officers: Officer[];
  owners: CompanyOwner[];
  beneficialOwners: BeneficialOwner[];
}
export type PeopleFact = keyof CompanyPeople;

export const isPeopleFact = (name: string): name is PeopleFact => name === 'officers' || name === 'owners' || name === 'beneficialOwners';

/** Members of an order's details, which are one text for all. */
const inDetails = { officers: 'people', owners: 'founders', beneficialOwners: 'beneficialOwners' } as const;

/** The people of a text: of a list, or of the details of the order that registered the company. @throws SyntaxError if it is neither */
export function readPeople<Name extends PeopleFact>(name: Name, text: string): CompanyPeople[Name] {
  const parsed = JSON.parse(text) as CompanyPeople[Name] | Partial<Record<(typeof inDetails)[PeopleFact], CompanyPeople[Name]>>;
  return Array.isArray(parsed) ? parsed : (parsed[inDetails[name]] ?? ([] as unknown as CompanyPeople[Name]));
}

/** The form in which one text of the log stores them. */
export const writePeople = (people: CompanyPeople[PeopleFact]): string => JSON.stringify(people);

const dayOfYear = /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/;

/** A financial year's last day as MM-DD. 29 February is no day of every year. */
export const IsYearEnd = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy({
      name: 'mustBeDayOfYear',
      validator: { validate: (value: unknown) => typeof value === 'string' && dayOfYear.test(value) },
    }),
    ValidateBy({ name: 'notEveryYear', validator: { validate: (value: unknown) => value !== '02-29' } }),
  );
