import { LRUCache } from 'lru-cache';
import { formatList } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { toPercent, toText } from '#machines/kernel/money';
import { typeset } from '#machines/kernel/typography';
import { type TextParams, findText } from '#libs/platform/texts/text';
import { type CommandName, operationNames, type OperationName } from '#machines/order/commands';
import type { CommandView, MachineView, OperationView, Remedy, VariantView } from '#machines/order/decision';
import { dependsOnFacts, explainCommand, explainOperation, otherCommandNames } from '#machines/order/rules';
import type { OrderFacts, OrderTerms } from '#machines/order/state';
import type { ProgressStatus } from '#machines/order/statuses';
import { placeOf } from '#machines/order/who';
import type { Reader } from '../rules/reader.js';
import type { CommandDto, OperationDto, RemedyDto, VariantDto } from '../wire/judgement.dto.js';
import { percentText, statusText, whoText } from './order-texts.js';

/** Currency of the order, and the percentage that a status's label quotes. */
export interface About {
  facts: Pick<OrderFacts, 'currency'>;
  terms: Pick<OrderTerms, 'prepaymentPercent'>;
}

function figuresOf({ amount, amountMax, percentMax, count, ...remedy }: Remedy, { facts }: About) {
  const currency = remedy.currency ?? facts.currency;
  return {
    ...(amount !== undefined && { amount: toText(amount, currency) }),
    ...(amountMax !== undefined && { amountMax: toText(amountMax, currency) }),
    ...(percentMax !== undefined && { percentMax: toPercent(percentMax) }),
    ...(count !== undefined && { count }),
  };
}

/** Caches sentences without figures, which are few and needed in every answer. */
const sentences = new Map<string, string>();
const mostSentences = 5_000;

function sentenceOf(remedy: Remedy, figures: TextParams, language: Language, { terms }: About): string {
  const { key, statuses = [], roles = [], percentMax } = remedy;
  const isFixed = Object.keys(figures).length === 0;
  const name = isFixed ? [language, key, terms.prepaymentPercent, ...statuses, ...roles].join(' ') : '';
  const known = isFixed ? sentences.get(name) : undefined;
  if (known !== undefined) return known;
  const label = (status: ProgressStatus) => typeset(`"${statusText(language, status, terms.prepaymentPercent)}"`, language);
  const labels = {
    statuses: formatList(statuses.map(label), language, 'disjunction'),
    roles: formatList(new Set(roles.map((role) => whoText(language, role))), language, 'disjunction'),
    ...(percentMax !== undefined && { percentMax: percentText(language, percentMax) }),
  };
  const sentence = findText(language, `remedy.${key}`, { ...figures, ...labels }) ?? key;
  if (isFixed && sentences.size < mostSentences) sentences.set(name, sentence);
  return sentence;
}

/** Adds the sentence in the reader's language, and amounts as money of the wire. */
export function remedyView(remedy: Remedy, language: Language, order: About): RemedyDto {
  const { key, statuses, roles } = remedy;
  const figures = figuresOf(remedy, order);
  return {
    key,
    text: sentenceOf(remedy, figures, language, order),
    ...figures,
    ...(statuses && { statuses }),
    ...(roles && { roles }),
  };
}

const variantDto = ({ permitted, code, remedy }: VariantView, language: Language, order: About): VariantDto => ({
  permitted,
  ...(code !== undefined && { code }),
  ...(remedy !== undefined && { remedy: remedyView(remedy, language, order) }),
});

const operationView = (view: OperationView, language: Language, order: About): OperationDto => ({
  operation: view.operation,
  ...variantDto(view, language, order),
  ...(view.variants && {
    variants: {
      confirm: variantDto(view.variants.confirm, language, order),
      reject: variantDto(view.variants.reject, language, order),
    },
  }),
});

const commandView = (view: CommandView, language: Language, order: About): CommandDto => ({
  command: view.command,
  ...variantDto(view, language, order),
});

/** The order that is explained, and its reader. */
interface Subject {
  machine: MachineView;
  reader: Pick<Reader, 'actor' | 'language'>;
  order: About;
}

/** The machine's explanation of each command, and the same with texts. */
interface Explained<Name extends CommandName, Line extends object, View extends object> {
  names: readonly Name[];
  line: (name: Name, subject: Subject) => Line;
  view: (line: Line, subject: Subject) => View;
}

const operations: Explained<OperationName, OperationView, OperationDto> = {
  names: operationNames,
  line: (name, { machine, reader }) => explainOperation(name, machine, reader.actor),
  view: (line, { reader, order }) => operationView(line, reader.language, order),
};

const commands: Explained<CommandName, CommandView, CommandDto> = {
  names: otherCommandNames,
  line: (name, { machine, reader }) => explainCommand(name, machine, reader.actor),
  view: (line, { reader, order }) => commandView(line, reader.language, order),
};

/**
 * The fifteen operations, evaluated for a reader, with texts. They are as large as an item of a list, so lists leave them to the machine in
 * the browser.
 */
export const operationsFor = (subject: Subject): OperationDto[] =>
  operations.names.map((name) => operations.view(operations.line(name, subject), subject));

/** Explains to a reader every command that is no operation, with texts. */
export const commandsFor = (subject: Subject): CommandDto[] =>
  commands.names.map((name) => commands.view(commands.line(name, subject), subject));

/** Fixed JSON in UTF-8, or the line of a command that depends on the order's facts. */
type Part = Buffer | ((subject: Subject) => Buffer);

/** Both lists, by status and reader. These are few, but the percentages in texts are not; an entry takes some 8 kB. */
const places = new LRUCache<string, readonly Part[]>({ max: 300 });

/** Lines that depend on an order's facts, by the machine's result. */
const lines = new LRUCache<string, Buffer>({ max: 2_000 });

/** Part of the cache key: labels quote the prepayment's percentage, amounts a currency. */
const textKeyOf = ({ reader, order: { facts, terms } }: Subject): string =>
  `${reader.language} ${terms.prepaymentPercent} ${facts.currency}`;

function lineJson<Line extends object>(line: Line, subject: Subject, view: (line: Line, subject: Subject) => object): Buffer {
  const key = `${textKeyOf(subject)} ${JSON.stringify(line)}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const json = Buffer.from(JSON.stringify(view(line, subject)));
  lines.set(key, json);
  return json;
}

/** Builds the parts of a JSON list. */
function listOf<Name extends CommandName, Line extends object, View extends object>(
  { names, line, view }: Explained<Name, Line, View>,
  subject: Subject,
  [before, after]: readonly [string, string],
): Part[] {
  const parts: Part[] = [];
  let text = before;
  names.forEach((name, at) => {
    if (at > 0) text += ',';
    if (dependsOnFacts(name, subject.machine, subject.reader.actor)) {
      parts.push(Buffer.from(text), (other) => lineJson(line(name, other), other, view));
      text = '';
    } else text += JSON.stringify(view(line(name, subject), subject));
  });
  return [...parts, Buffer.from(text + after)];
}

function partsFor(subject: Subject): readonly Part[] {
  const key = `${textKeyOf(subject)} ${placeOf(subject.machine, subject.reader.actor)}`;
  const known = places.get(key);
  if (known) return known;
  const parts = [...listOf(operations, subject, ['"operations":[', ']']), ...listOf(commands, subject, [',"commands":[', ']'])];
  places.set(key, parts);
  return parts;
}

/**
 * The members `operations` and `commands` as pieces of JSON in UTF-8. Most lines depend only on status and kind of reader and are cached by
 * these; the others are evaluated, and cached by the result.
 */
export const explanationsJson = (subject: Subject): Buffer[] =>
  partsFor(subject).map((part) => (typeof part === 'function' ? part(subject) : part));
