import type { Bilingual } from '#machines/kernel/ids';
import type { BasisPoints } from '#machines/kernel/money';
import type { DetailSection } from '#machines/order/state';

/** Type of a plain field's value, on the wire and in storage. */
export interface PlainKinds {
  /** one line in both languages, neither empty */
  title: { wire: Bilingual; stored: Bilingual };
  /** several lines; a missing language is empty */
  prose: { wire: Bilingual; stored: Bilingual };
  /** at most 100, with two decimals at most */
  percent: { wire: number; stored: BasisPoints };
  /** a subset of the parts of a details form, in the form's order */
  sections: { wire: DetailSection[]; stored: DetailSection[] };
  /** one line in one language, which may be empty */
  line: { wire: string; stored: string };
  /** a formatted phone number, or empty */
  phone: { wire: string; stored: string };
  /** an email address, or empty */
  email: { wire: string; stored: string };
  /** a whole number */
  whole: { wire: number; stored: number };
}
export type PlainKind = keyof PlainKinds;

interface FieldOptions {
  /** Visible only to people who may read the section. */
  staffOnly?: true;
  /** Has a hint in the editor, under `<section>.<name>Hint`. */
  hint?: true;
}
interface TextField extends FieldOptions {
  kind: 'title';
}
interface ProseField extends FieldOptions {
  kind: 'prose';
  /** The field may be absent. */
  optional?: true;
  /** Always sent; may be empty in both languages. */
  mayBeEmpty?: true;
  /** A required line of the editor, in both languages. */
  short?: true;
  /** maximum length in the editor; the API accepts 10,000 */
  most?: number;
}
interface PercentField extends FieldOptions {
  kind: 'percent';
  least: 0 | 1;
  /** default of a new service */
  usual: number;
}
interface SectionsField extends FieldOptions {
  kind: 'sections';
  of: readonly DetailSection[];
  /** The field may be null. */
  optional: true;
}
interface LineField extends FieldOptions {
  kind: 'line';
  most: number;
  example: string;
}
interface ContactField extends FieldOptions {
  kind: 'phone' | 'email';
  example: string;
}
interface WholeField extends FieldOptions {
  kind: 'whole';
  least: number;
  most: number;
  /** value until staff change it */
  usual: number;
}
export type PlainField = TextField | ProseField | PercentField | SectionsField | LineField | ContactField | WholeField;
export type PlainFields = Readonly<Record<string, PlainField>>;

type Wire<Field extends PlainField> = PlainKinds[Field['kind']]['wire'];
type NamesWith<Mark, Fields> = { [Name in keyof Fields]: Fields[Name] extends Mark ? Name : never }[keyof Fields];
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** Values as the editor sends them. */
export type WrittenFields<Fields extends PlainFields> = Flat<
  { -readonly [Name in Exclude<keyof Fields, NamesWith<{ optional: true }, Fields>>]: Wire<Fields[Name]> } & {
    -readonly [Name in NamesWith<{ optional: true }, Fields>]?: Wire<Fields[Name]>;
  }
>;

/** Values as every reader gets them. */
export type PublicFields<Fields extends PlainFields> = {
  -readonly [Name in Exclude<keyof Fields, NamesWith<{ staffOnly: true }, Fields>>]: Wire<Fields[Name]>;
};

/** Values in answers; restricted fields may be missing. */
export type AnsweredFields<Fields extends PlainFields> = Flat<
  PublicFields<Fields> & { -readonly [Name in NamesWith<{ staffOnly: true }, Fields>]?: Wire<Fields[Name]> }
>;

/** Values as stored. */
export type StoredFields<Fields extends PlainFields> = {
  -readonly [Name in keyof Fields]: PlainKinds[Fields[Name]['kind']]['stored'];
};

/** Every field with its name, in editor order. */
export const fieldList = <Fields extends PlainFields>(fields: Fields): readonly (readonly [keyof Fields & string, PlainField])[] =>
  Object.entries(fields) as never;

/** An object with the result of `make` for every field. */
export const eachField = <Made>(fields: PlainFields, make: (name: string, field: PlainField) => unknown): Made =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(name, field)])) as Made;

const usual: { readonly [Kind in PlainKind]: (field: Extract<PlainField, { kind: Kind }>) => PlainKinds[Kind]['wire'] } = {
  title: () => ({ ru: '', en: '' }),
  prose: () => ({ ru: '', en: '' }),
  percent: (field) => field.usual,
  sections: () => [],
  line: () => '',
  phone: () => '',
  email: () => '',
  whole: (field) => field.usual,
};

/** Default wire value of a field that has not been written. */
export const defaultOf = (field: PlainField): PlainKinds[PlainKind]['wire'] => usual[field.kind](field as never);

/** Parts of a setting that are stored as sent, with defaults for missing fields. */
export const withDefaults = <Fields extends PlainFields>(fields: Fields, kept: Partial<PublicFields<Fields>>): PublicFields<Fields> => ({
  ...eachField<PublicFields<Fields>>(fields, (_, field) => defaultOf(field)),
  ...kept,
});

export const isText = ({ kind }: PlainField): boolean => kind === 'title' || kind === 'prose';
export const isFigure = ({ kind }: PlainField): boolean => kind === 'percent';
export const isOptional = (field: PlainField): boolean => 'optional' in field && field.optional === true;
