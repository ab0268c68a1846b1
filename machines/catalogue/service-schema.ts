import type { Bilingual } from '#libs/kernel/ids';
import type { BasisPoints } from '#libs/kernel/money';
import { type DetailSection, detailSections } from '#machines/order/state';

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
}
export type PlainKind = keyof PlainKinds;

interface Told {
  /** Only those who may read the services section learn it. */
  staffOnly?: true;
  /** Says in the editor what it is for, under `service.<name>Hint`. */
  hint?: true;
}
interface TextField extends Told {
  kind: 'title';
}
interface ProseField extends Told {
  kind: 'prose';
  /** Nobody has to write it. */
  optional?: true;
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
export type PlainField = TextField | ProseField | PercentField | SectionsField;
export type PlainFields = Readonly<Record<string, PlainField>>;

/**
 * The fields of a service that say one thing each. All that a field needs is made of its line here: its column (`legalForm` is `legal_form`), the rules and the
 * documentation of bodies and answers, the columns of files, the draft, the check and the input of the editor. Its texts are `service.<name>` and
 * `service.fields.<name>` of the catalogue's translations.
 */
export const serviceFields = {
  title: { kind: 'title' },
  legalForm: { kind: 'title', hint: true },
  description: { kind: 'prose', hint: true },
  prepaymentPercent: { kind: 'percent', least: 0, usual: 30, hint: true },
  details: { kind: 'sections', of: detailSections, optional: true, hint: true },
  partnerReward: { kind: 'percent', least: 1, usual: 20, staffOnly: true, hint: true },
} as const satisfies PlainFields;

type ServiceFields = typeof serviceFields;
export type ServiceField = keyof ServiceFields;

type Wire<Field extends PlainField> = PlainKinds[Field['kind']]['wire'];
type NamesWith<Mark, Fields> = { [Name in keyof Fields]: Fields[Name] extends Mark ? Name : never }[keyof Fields];
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** As somebody writes them. */
export type WrittenFields<Fields extends PlainFields = ServiceFields> = Flat<
  { -readonly [Name in Exclude<keyof Fields, NamesWith<{ optional: true }, Fields>>]: Wire<Fields[Name]> } & {
    -readonly [Name in NamesWith<{ optional: true }, Fields>]?: Wire<Fields[Name]>;
  }
>;

/** As anybody reads them. */
export type PublicFields<Fields extends PlainFields = ServiceFields> = {
  -readonly [Name in Exclude<keyof Fields, NamesWith<{ staffOnly: true }, Fields>>]: Wire<Fields[Name]>;
};

/** As answers have them: what is not for everybody may be missing. */
export type AnsweredFields<Fields extends PlainFields = ServiceFields> = Flat<
  PublicFields<Fields> & { -readonly [Name in NamesWith<{ staffOnly: true }, Fields>]?: Wire<Fields[Name]> }
>;

/** As they are kept. */
export type StoredFields<Fields extends PlainFields = ServiceFields> = {
  -readonly [Name in keyof Fields]: PlainKinds[Fields[Name]['kind']]['stored'];
};

/** Every field with its name, in the order of the editor. */
export const serviceFieldList = Object.entries(serviceFields) as readonly (readonly [ServiceField, PlainField])[];
export const isText = ({ kind }: PlainField): boolean => kind === 'title' || kind === 'prose';
export const isFigure = ({ kind }: PlainField): boolean => kind === 'percent';
export const isOptional = (field: PlainField): boolean => 'optional' in field && field.optional === true;
