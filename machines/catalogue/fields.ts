import type { Bilingual } from '#libs/kernel/ids';
import type { BasisPoints } from '#libs/kernel/money';
import type { DetailSection } from '#machines/order/state';

/** What the value of a plain field is: on the wire, and as it is stored. */
export interface PlainKinds {
  /** one line in both languages, neither of them empty */
  title: { wire: Bilingual; stored: Bilingual };
  /** several lines; a language that is not written yet is empty */
  prose: { wire: Bilingual; stored: Bilingual };
  /** at most 100, with two decimals at most */
  percent: { wire: number; stored: BasisPoints };
  /** some of the parts that a form of details may have, in their order there */
  sections: { wire: DetailSection[]; stored: DetailSection[] };
  /** one line in one language, which may be empty */
  line: { wire: string; stored: string };
  /** a phone number as people read it, or nothing */
  phone: { wire: string; stored: string };
  /** an address of mail, or nothing */
  email: { wire: string; stored: string };
  /** a whole number */
  whole: { wire: number; stored: number };
}
export type PlainKind = keyof PlainKinds;

interface Told {
  /** Only those who may read the section learn it. */
  staffOnly?: true;
  /** Says in the editor what it is for, under `<section>.<name>Hint`. */
  hint?: true;
}
interface TextField extends Told {
  kind: 'title';
}
interface ProseField extends Told {
  kind: 'prose';
  /** Nobody has to write it. */
  optional?: true;
  /** It is always sent, and may be empty in both languages. */
  mayBeEmpty?: true;
  /** A line of the editor, which wants it in both languages. */
  short?: true;
  /** how many characters the editor takes; the API takes 10,000 */
  most?: number;
}
interface PercentField extends Told {
  kind: 'percent';
  least: 0 | 1;
  /** what a new service begins with */
  usual: number;
}
interface SectionsField extends Told {
  kind: 'sections';
  of: readonly DetailSection[];
  /** Nobody has to choose one. */
  optional: true;
}
interface LineField extends Told {
  kind: 'line';
  most: number;
  example: string;
}
interface ContactField extends Told {
  kind: 'phone' | 'email';
  example: string;
}
interface WholeField extends Told {
  kind: 'whole';
  least: number;
  most: number;
  /** what it is until staff say otherwise */
  usual: number;
}
export type PlainField = TextField | ProseField | PercentField | SectionsField | LineField | ContactField | WholeField;
export type PlainFields = Readonly<Record<string, PlainField>>;

type Wire<Field extends PlainField> = PlainKinds[Field['kind']]['wire'];
type NamesWith<Mark, Fields> = { [Name in keyof Fields]: Fields[Name] extends Mark ? Name : never }[keyof Fields];
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** As somebody writes them. */
export type WrittenFields<Fields extends PlainFields> = Flat<
  { -readonly [Name in Exclude<keyof Fields, NamesWith<{ optional: true }, Fields>>]: Wire<Fields[Name]> } & {
    -readonly [Name in NamesWith<{ optional: true }, Fields>]?: Wire<Fields[Name]>;
  }
>;

/** As anybody reads them. */
export type PublicFields<Fields extends PlainFields> = {
  -readonly [Name in Exclude<keyof Fields, NamesWith<{ staffOnly: true }, Fields>>]: Wire<Fields[Name]>;
};

/** As answers have them: what is not for everybody may be missing. */
export type AnsweredFields<Fields extends PlainFields> = Flat<
  PublicFields<Fields> & { -readonly [Name in NamesWith<{ staffOnly: true }, Fields>]?: Wire<Fields[Name]> }
>;

/** As they are kept. */
export type StoredFields<Fields extends PlainFields> = {
  -readonly [Name in keyof Fields]: PlainKinds[Fields[Name]['kind']]['stored'];
};

/** Every field with its name, in the order of the editor. */
export const fieldList = <Fields extends PlainFields>(fields: Fields): readonly (readonly [keyof Fields & string, PlainField])[] =>
  Object.entries(fields) as never;

/** Every field by what `make` makes of it. */
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

/** What a field is, on the wire, where nobody has written it yet. */
export const usualOf = (field: PlainField): PlainKinds[PlainKind]['wire'] => usual[field.kind](field as never);

/** Parts of a setting that are kept as they are sent, with what nobody has written yet. */
export const withUsual = <Fields extends PlainFields>(fields: Fields, kept: Partial<PublicFields<Fields>>): PublicFields<Fields> => ({
  ...eachField<PublicFields<Fields>>(fields, (_, field) => usualOf(field)),
  ...kept,
});

export const isText = ({ kind }: PlainField): boolean => kind === 'title' || kind === 'prose';
export const isFigure = ({ kind }: PlainField): boolean => kind === 'percent';
export const isOptional = (field: PlainField): boolean => 'optional' in field && field.optional === true;
