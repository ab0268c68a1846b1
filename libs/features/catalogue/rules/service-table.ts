import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import { type Currency, fromText, isCurrency, type MoneyText, toText } from '#machines/kernel/money';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';
import type { FieldFault } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { isFigure, isText } from '#machines/catalogue/fields';
import { serviceFieldList } from '#machines/catalogue/service-schema';
import { linesOf, linesText } from './cell-lines.js';
import type { WrittenDocument, WrittenService } from './service-content.js';

const texts = serviceFieldList.filter(([, field]) => isText(field)).map(([name]) => name);
const figures = serviceFieldList.filter(([, field]) => isFigure(field)).map(([name]) => name);
const lists = serviceFieldList.filter(([, { kind }]) => kind === 'sections').map(([name]) => name);

export const serviceColumns: readonly string[] = [
  ...['id', 'version', 'country', 'type'],
  ...texts.flatMap((name) => [`${name}.ru`, `${name}.en`]),
  ...['currency', 'price', ...figures, 'termDays', 'termUnit', ...lists, 'employees.min', 'employees.max', 'employees.price'],
  ...['registrationPeriod', 'director', 'directorCompany', 'activityAreas', 'mandatoryPayments', 'requiredDocuments', 'steps'],
];

/** A service in which a file's names replace ids: the country's code, the type's key. */
export interface TabledService {
  id: Id;
  version: number;
  country: string;
  type: string;
  written: WrittenService;
}

type WrittenSteps = WrittenService['steps'] extends ReadonlyMap<string, infer Group> ? Record<string, Group> : never;

const decimal = (figure: string | number): Cell => ({ decimal: String(figure) });

/** Omits trailing parts that are empty: note, formats, validity, example and form. */
function documentLine({ kind, title, note, formats = [], validMonths = null, example = null, form = null }: WrittenDocument): string[] {
  const line = [kind, title.ru, title.en];
  const needs = [formats.join(', '), String(validMonths ?? ''), example ?? '', ...(form === null ? [] : [form])];
  if (needs.some((part) => part !== '')) return [...line, note?.ru ?? '', note?.en ?? '', ...needs];
  return note ? [...line, note.ru, note.en] : line;
}

/** Splits a cell at commas, semicolons and spaces. */
const splitCell = (cell: string): string[] => cell.split(/[\s,;]+/).filter(Boolean);

export function cellsOf({ id, version, country, type, written }: TabledService): Readonly<Record<string, Cell>> {
  const { options } = written;
  const coded = (list: WrittenService['options']['director']): string =>
    linesText(list.map(({ code, title, price }) => [code, title?.ru ?? '', title?.en ?? '', price.amount]));
  return {
    id,
    version,
    country,
    type,
    ...Object.fromEntries(texts.flatMap((name) => Object.entries(pair(name, written[name] as Bilingual)))),
    currency: written.price.currency,
    price: decimal(written.price.amount),
    ...Object.fromEntries(figures.map((name) => [name, decimal(written[name] as number)])),
    termDays: written.term.days,
    termUnit: written.term.unit ?? 'calendar',
    ...Object.fromEntries(lists.map((name) => [name, (written[name] as readonly string[]).join(', ')])),
    'employees.min': options.employeesAmount.min,
    'employees.max': options.employeesAmount.max,
    'employees.price': decimal(options.employeesAmount.price.amount),
    registrationPeriod: linesText(
      options.registrationPeriod.map(({ value, title, price }) => [String(value), title.ru, title.en, price.amount]),
    ),
    director: coded(options.director),
    directorCompany: coded(options.directorCompany),
    activityAreas: coded(options.activityAreas),
    mandatoryPayments: linesText(
      written.mandatoryPayments.map(({ title, amount, period }) => [period, title.ru, title.en, `${amount.amount} ${amount.currency}`]),
    ),
    requiredDocuments: linesText(written.requiredDocuments.map(documentLine)),
    steps: linesText(
      [...written.steps].flatMap(([key, { title, steps }]) => [
        ['group', key, title.ru, title.en],
        ...steps.map((step) => [step.isVisible ? 'shown' : 'hidden', step.title.ru, step.title.en, step._id ?? '']),
      ]),
    ),
  };
}

const pair = (name: string, { ru, en }: Bilingual): Record<string, Cell> => ({ [`${name}.ru`]: ru, [`${name}.en`]: en });

/** `line`: the line within the cell, if it is a list. */
export interface CellFault {
  column: string;
  code: string;
  line?: number;
  /** parameters of the code's text */
  params?: FieldFault['params'];
}

/** A row in the shape of a body, with `country` and `type` as the file names them; not validated. */
export interface ReadRow {
  id: string;
  version: number | undefined;
  plain: Record<string, unknown>;
  faults: CellFault[];
}

/** Normalises typed figures: 1 250,5 is 1250.5. */
const figureText = (cell: string): string => {
  const plain = cell.replace(/[\s\u00a0\u202f]/g, '');
  return /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain;
};

/** Returns text that is no number unchanged, so that the validators report it. */
const numberOf = (cell: string): number | string => {
  const text = figureText(cell);
  return /^-?\d{1,12}(?:\.\d{1,9})?$/.test(text) ? Number(text) : cell;
};

/**
 * Parses an exported amount, or one typed by a reader of `language`. Text that is no amount stays unchanged, so that the validators report
 * it.
 */
export function moneyOf(cell: string, code: string, language: Language): MoneyText {
  const currency = code as Currency;
  if (!isCurrency(code) || fromText(cell, code) !== undefined) return { amount: cell, currency };
  const read = readAmount(cell, code, language);
  return isAmount(read) ? toText(read, code) : { amount: cell, currency };
}

/** Reports only unreadable cells; the rules of a service check the rest. */
export function readRow(cells: Readonly<Record<string, string>>, language: Language): ReadRow {
  const faults: CellFault[] = [];
  const cell = (column: string): string => cells[column]?.trim() ?? '';
  const text = (name: string): Bilingual => ({ ru: cell(`${name}.ru`), en: cell(`${name}.en`) });
  const currency = cell('currency').toUpperCase();
  const lines = <Item>(column: string, counts: readonly number[], item: (parts: string[]) => Item | undefined): Item[] =>
    linesOf(cells[column] ?? '').flatMap((parts, i) => {
      const found = counts.includes(parts.length) ? item(parts) : undefined;
      if (found === undefined) faults.push({ column, code: 'unreadableLine', line: i + 1 });
      return found === undefined ? [] : [found];
    });
  const coded = (column: string): object[] =>
    lines(column, [4], ([code = '', ru = '', en = '', price = '']) => ({
      code,
      ...((ru !== '' || en !== '') && { title: { ru, en } }),
      price: moneyOf(price, currency, language),
    }));
  const version = cell('version');
  const plain = {
    country: cell('country').toUpperCase(),
    type: cell('type'),
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    price: moneyOf(cell('price'), currency, language),
    ...Object.fromEntries(figures.map((name) => [name, numberOf(cell(name))])),
    term: { days: numberOf(cell('termDays')), ...(cell('termUnit') !== '' && { unit: cell('termUnit') }) },
    ...Object.fromEntries(lists.map((name) => [name, splitCell(cell(name))])),
    options: {
      employeesAmount: {
        min: numberOf(cell('employees.min')),
        max: numberOf(cell('employees.max')),
        price: moneyOf(cell('employees.price'), currency, language),
      },
      registrationPeriod: lines('registrationPeriod', [4], ([value = '', ru = '', en = '', price = '']) => ({
        value: numberOf(value),
        title: { ru, en },
        price: moneyOf(price, currency, language),
      })),
      director: coded('director'),
      directorCompany: coded('directorCompany'),
      activityAreas: coded('activityAreas'),
    },
    mandatoryPayments: lines('mandatoryPayments', [4], ([period = '', ru = '', en = '', price = '']) =>
      paymentOf(period, { ru, en }, price, language),
    ),
    requiredDocuments: lines(
      'requiredDocuments',
      [3, 5, 8, 9],
      ([kind = '', ru = '', en = '', noteRu = '', noteEn = '', formats = '', months = '', example = '', form = '']) => ({
        kind,
        title: { ru, en },
        note: noteRu === '' && noteEn === '' ? null : { ru: noteRu, en: noteEn },
        formats: splitCell(formats),
        validMonths: months === '' ? null : numberOf(months),
        example: example === '' ? null : example,
        form: form === '' ? null : form,
      }),
    ),
    steps: stepsOf(
      lines('steps', [3, 4], (parts) => (['group', 'shown', 'hidden'].includes(parts[0] ?? '') ? parts : undefined)),
      faults,
    ),
  };
  return { id: cell('id').toLowerCase(), version: version === '' ? undefined : Number(version), plain, faults };
}

function paymentOf(period: string, title: Bilingual, price: string, language: Language): object | undefined {
  const [, amount = '', currency = ''] = /^(.*\S)\s+([A-Za-z]{3})$/.exec(price) ?? [];
  return currency === '' ? undefined : { title, amount: moneyOf(amount, currency.toUpperCase(), language), period };
}

/** Steps follow the line of their group. */
function stepsOf(lines: readonly (readonly string[])[], faults: CellFault[]): WrittenSteps {
  const groups: WrittenSteps = Object.create(null) as WrittenSteps;
  let steps: WrittenSteps[string]['steps'] | undefined;
  lines.forEach(([kind, first = '', second = '', third = ''], i) => {
    if (kind === 'group') {
      if (first in groups) faults.push({ column: 'steps', code: 'duplicate', line: i + 1 });
      steps = [];
      groups[first] = { title: { ru: second, en: third }, steps };
    } else if (steps === undefined) faults.push({ column: 'steps', code: 'unreadableLine', line: i + 1 });
    else steps.push({ ...(third !== '' && { _id: third.toLowerCase() }), title: { ru: first, en: second }, isVisible: kind === 'shown' });
  });
  return { ...groups };
}

const columnByField: readonly (readonly [RegExp, string])[] = [
  [/^price\.currency/, 'currency'],
  [/^price/, 'price'],
  [/^term\.unit/, 'termUnit'],
  [/^term/, 'termDays'],
  // A text of which neither language says anything.
  [new RegExp(`^(${texts.join('|')})$`), '$1.ru'],
  [/^options\.employeesAmount\.(min|max|price)/, 'employees.$1'],
  [/^options\.(registrationPeriod|director|directorCompany|activityAreas)\b/, '$1'],
  [/^(mandatoryPayments|requiredDocuments|steps)\b/, '$1'],
];

/** Finds the cell of a field: `options.director.1.code` is in the column director, second line. */
export function cellFaultOf({ field, code, params }: FieldFault): CellFault {
  const found = columnByField.find(([shape]) => shape.test(field));
  const match = found?.[0].exec(field);
  const column = found && match ? found[1].replace('$1', match[1] ?? '') : field;
  const line =
    /^(?:options\.)?(?:registrationPeriod|director|directorCompany|activityAreas|mandatoryPayments|requiredDocuments)\.(\d+)/.exec(
      field,
    )?.[1];
  return { column, code, ...(line !== undefined && { line: Number(line) + 1 }), ...(params && { params }) };
}
