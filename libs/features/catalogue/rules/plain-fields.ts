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
import { detailSections } from '#machines/order/state';
import { tidyProse, tidyTitle } from './tidy.js';

const same = (text: Bilingual): Bilingual => text;

/** Between the wire and what is stored. */
const conversions: {
  [Kind in PlainKind]: {
    toStored: (wire: PlainKinds[Kind]['wire']) => PlainKinds[Kind]['stored'];
    toWire: (stored: PlainKinds[Kind]['stored']) => PlainKinds[Kind]['wire'];
  };
} = {
  title: { toStored: tidyTitle, toWire: same },
  prose: { toStored: tidyProse, toWire: same },
  sections: { toStored: (sections) => detailSections.filter((section) => sections.includes(section)), toWire: (sections) => sections },
  percent: { toStored: (percent) => basisPoints(percent) ?? 0, toWire: toPercent },
};

const unwritten = (kind: PlainKind): Bilingual | readonly [] => (kind === 'sections' ? [] : { ru: '', en: '' });

/** The plain fields as they are kept; what need not be written is empty where it is not. */
export const storedFields = (written: WrittenFields): StoredFields =>
  Object.fromEntries(
    serviceFieldList.map(([name, { kind }]) => [name, conversions[kind].toStored((written[name] ?? unwritten(kind)) as never)]),
  ) as unknown as StoredFields;

/** The plain fields as staff read and write them. */
export const writtenFields = (stored: StoredFields): Required<WrittenFields> =>
  Object.fromEntries(
    serviceFieldList.map(([name, { kind }]) => [name, conversions[kind].toWire(stored[name] as never)]),
  ) as unknown as Required<WrittenFields>;

const staffOnly = serviceFieldList.filter(([, field]) => field.staffOnly).map(([name]): string => name);

/** The plain fields as anybody reads them. */
export const publicFields = (stored: StoredFields): AnsweredFields =>
  Object.fromEntries(Object.entries(writtenFields(stored)).filter(([name]) => !staffOnly.includes(name))) as unknown as AnsweredFields;
