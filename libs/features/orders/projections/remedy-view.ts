import type { Language } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import { findText } from '#libs/platform/texts/text';
import type { CommandView, OperationView, Remedy, VariantView } from '#machines/order/decision';
import type { OrderFacts, OrderTerms } from '#machines/order/state';
import type { CommandDto, OperationDto, RemedyDto, VariantDto } from '../http/dto/order.dto.js';
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

/** A remedy as the wire carries it: its key, its sentence in the reader's language, its figures as money. */
export function remedyView(remedy: Remedy, language: Language, order: About): RemedyDto {
  const { key, statuses, roles } = remedy;
  const figures = figuresOf(remedy, order);
  const words = {
    ...(statuses && { statuses: statuses.map((status) => statusWords(language, status, order.terms.prepaymentPercent)) }),
    ...(roles && { roles: [...new Set(roles.map((role) => whoWords(language, role)))] }),
  };
  return {
    key,
    text: findText(language, `remedy.${key}`, { ...figures, ...words }) ?? key,
    ...figures,
    ...(statuses && { statuses }),
    ...(roles && { roles }),
  };
}

const judgement = ({ permitted, code, remedy }: VariantView, language: Language, order: About): VariantDto => ({
  permitted,
  ...(code !== undefined && { code }),
  ...(remedy !== undefined && { remedy: remedyView(remedy, language, order) }),
});

export const operationView = (view: OperationView, language: Language, order: About): OperationDto => ({
  operation: view.operation,
  ...judgement(view, language, order),
  ...(view.variants && {
    variants: {
      confirm: judgement(view.variants.confirm, language, order),
      reject: judgement(view.variants.reject, language, order),
    },
  }),
});

export const commandView = (view: CommandView, language: Language, order: About): CommandDto => ({
  command: view.command,
  ...judgement(view, language, order),
});
