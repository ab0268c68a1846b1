import { serviceFieldList } from '#machines/catalogue/service-schema';
import type { ServiceContent } from '../rules/service-content.js';

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const places = { country: 'country_id', type: 'type_id' };
const parts = [
  'price',
  'currency',
  'termDays',
  'termUnit',
  'mandatoryPayments',
  'options',
  'requiredDocuments',
  'steps',
] as const satisfies readonly (keyof ServiceContent)[];
const names: readonly (keyof ServiceContent)[] = [...serviceFieldList.map(([name]) => name), ...parts];

/** Columns of the alias `table`, under the names of the content; readers join country and type. */
export const columnsSql = (table = ''): string => names.map((name) => `${table}${columnOf(name)} as "${name}"`).join(', ');

/** Includes the ids of country and type. */
export const contentSql = `${places.country} as country, ${places.type} as type, ${columnsSql()}`;

/** Values by column name, country and type included. */
export const columnsOf = (content: ServiceContent): Readonly<Record<string, unknown>> => ({
  [places.country]: content.country,
  [places.type]: content.type,
  ...Object.fromEntries(names.map((name) => [columnOf(name), content[name]])),
});
