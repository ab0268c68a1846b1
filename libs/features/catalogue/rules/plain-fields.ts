import type { Bilingual } from '#libs/kernel/ids';
import { basisPoints, toPercent } from '#libs/kernel/money';
import {
  type AnsweredFields,
  type PlainKind,
  type PlainKinds,
  type StoredFields,
  type WrittenFields,
  serviceFieldList,
} from '#machines/catalogue/service-schema';
import { tidyProse, tidyTitle } from './tidy.js';

const same = (text: Bilingual): Bilingual => text;

/** Between the wire and what is stored. */
const conversions: {
  [Kind in PlainKind]: {
    store: (wire: PlainKinds[Kind]['wire']) => PlainKinds[Kind]['stored'];
    tell: (stored: PlainKinds[Kind]['stored']) => PlainKinds[Kind]['wire'];
  };
} = {
  title: { store: tidyTitle, tell: same },
  prose: { store: tidyProse, tell: same },
  percent: { store: (percent) => basisPoints(percent) ?? 0, tell: toPercent },
};

const unwritten: Bilingual = { ru: '', en: '' };

/** The plain fields as they are kept; what need not be written is empty where it is not. */
export const storedFields = (written: WrittenFields): StoredFields =>
  Object.fromEntries(
    serviceFieldList.map(([name, { kind }]) => [name, conversions[kind].store((written[name] ?? unwritten) as never)]),
  ) as unknown as StoredFields;

/** The plain fields as staff read and write them. */
export const writtenFields = (stored: StoredFields): Required<WrittenFields> =>
  Object.fromEntries(
    serviceFieldList.map(([name, { kind }]) => [name, conversions[kind].tell(stored[name] as never)]),
  ) as unknown as Required<WrittenFields>;

const staffOnly = serviceFieldList.filter(([, field]) => field.staffOnly).map(([name]): string => name);

/** The plain fields as anybody reads them. */
export const publicFields = (stored: StoredFields): AnsweredFields =>
  Object.fromEntries(Object.entries(writtenFields(stored)).filter(([name]) => !staffOnly.includes(name))) as unknown as AnsweredFields;
