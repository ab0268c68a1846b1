import type { Language } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import { type TextParams, findText } from '#libs/platform/texts/text';
import type { CommandView, OperationView, Remedy, VariantView } from '#machines/order/decision';
import type { OrderFacts, OrderTerms } from '#machines/order/state';
import type { CommandDto, OperationDto, RemedyDto, VariantDto } from '../wire/judgement.dto.js';
import { statusWords, whoWords } from './words.js';

/** The order a remedy is about: its currency, and the percent that a status's label quotes. */
export interface About {
  facts: Pick<OrderFacts, 'currency'>;
  terms: Pick<OrderTerms, 'prepaymentPercent'>;
}

function figuresOf({ amount, amountMax, count, ...remedy }: Remedy, { facts }: About) {
  const currency = remedy.currency ?? facts.currency;
  return {
    ...(amount !== undefined && { amount: toText(amount, currency) }),
    ...(amountMax !== undefined && { amountMax: toText(amountMax, currency) }),
    ...(count !== undefined && { count }),
  };
}

/** Sentences without figures are few and are asked for in every list and answer. */
const sentences = new Map<string, string>();
const mostSentences = 5_000;

function sentenceOf(remedy: Remedy, figures: TextParams, language: Language, { terms }: About): string {
  const { key, statuses = [], roles = [] } = remedy;
  const isFixed = Object.keys(figures).length === 0;
  const name = isFixed ? [language, key, terms.prepaymentPercent, ...statuses, ...roles].join(' ') : '';
  const known = isFixed ? sentences.get(name) : undefined;
  if (known !== undefined) return known;
  const words = {
    statuses: statuses.map((status) => statusWords(language, status, terms.prepaymentPercent)),
    roles: [...new Set(roles.map((role) => whoWords(language, role)))],
  };
  const sentence = findText(language, `remedy.${key}`, { ...figures, ...words }) ?? key;
  if (isFixed && sentences.size < mostSentences) sentences.set(name, sentence);
  return sentence;
}

/** A remedy as the wire carries it: its key, its sentence in the reader's language, its figures as money. */
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

export const operationView = (view: OperationView, language: Language, order: About): OperationDto => ({
  operation: view.operation,
  ...variantDto(view, language, order),
  ...(view.variants && {
    variants: {
      confirm: variantDto(view.variants.confirm, language, order),
      reject: variantDto(view.variants.reject, language, order),
    },
  }),
});

export const commandView = (view: CommandView, language: Language, order: About): CommandDto => ({
  command: view.command,
  ...variantDto(view, language, order),
});
