import { basisPoints, toPercent } from '#machines/kernel/money';
import {
  type AnsweredFields,
  eachField,
  type PlainFields,
  type PlainKind,
  type PlainKinds,
  type StoredFields,
  defaultOf,
} from '#machines/catalogue/fields';
import { detailSections } from '#machines/order/state';
import { tidyLine, tidyProse, tidyTitle } from './bilingual.js';

const same = <Value>(value: Value): Value => value;

/** Conversions between wire and stored form, by kind of field. */
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
  line: { toStored: tidyLine, toWire: same },
  phone: { toStored: tidyLine, toWire: same },
  email: { toStored: tidyLine, toWire: same },
  whole: { toStored: same, toWire: same },
};

/** Omitted fields get their defaults. */
export const storedFields = <Fields extends PlainFields>(fields: Fields, written: Partial<AnsweredFields<Fields>>): StoredFields<Fields> =>
  eachField(fields, (name, field) =>
    conversions[field.kind].toStored(((written as Readonly<Record<string, unknown>>)[name] ?? defaultOf(field)) as never),
  );

/** For staff; fields that did not exist when the object was stored get their defaults. */
export const writtenFields = <Fields extends PlainFields>(
  fields: Fields,
  stored: Partial<StoredFields<Fields>>,
): Required<AnsweredFields<Fields>> =>
  eachField(fields, (name, field) => {
    const value = (stored as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? defaultOf(field) : conversions[field.kind].toWire(value as never);
  });

/** Leaves out fields that only staff read. */
export const publicFields = <Fields extends PlainFields>(fields: Fields, stored: StoredFields<Fields>): AnsweredFields<Fields> =>
  Object.fromEntries(
    Object.entries(writtenFields(fields, stored)).filter(([name]) => !fields[name]?.staffOnly),
  ) as unknown as AnsweredFields<Fields>;
