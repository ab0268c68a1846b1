import type { Currency } from '#libs/kernel/currency';
import type { Language } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import { type TextParams, findText } from '#libs/platform/texts/text';
import type { CommandView, OperationView, Remedy, VariantView } from '#machines/order/decision';
import type { CommandDto, OperationDto, RemedyDto, VariantDto } from '../http/dto/order.dto.js';

/** The words for a machine's key, from machines/order/texts. */
const words = (language: Language, key: string): string => findText(language, key) ?? key;

/** A remedy as the wire carries it: its key, its sentence in the reader's language, its figures as money. */
export function remedyView(remedy: Remedy, language: Language, fallback: Currency): RemedyDto {
  const { key, amount, amountMax, count, statuses, roles } = remedy;
  const currency = remedy.currency ?? fallback;
  const figures = {
    ...(amount !== undefined && { amount: toText(amount, currency) }),
    ...(amountMax !== undefined && { amountMax: toText(amountMax, currency) }),
    ...(count !== undefined && { count }),
  };
  const params: TextParams = {
    ...figures,
    ...(statuses && { statuses: statuses.map((status) => words(language, `status.${status}`)) }),
    ...(roles && { roles: roles.map((role) => words(language, `who.${role}`)) }),
  };
  return {
    key,
    text: findText(language, `remedy.${key}`, params) ?? key,
    ...figures,
    ...(statuses && { statuses }),
    ...(roles && { roles }),
  };
}

const judgement = ({ permitted, code, remedy }: VariantView, language: Language, currency: Currency): VariantDto => ({
  permitted,
  ...(code !== undefined && { code }),
  ...(remedy !== undefined && { remedy: remedyView(remedy, language, currency) }),
});

export const operationView = (view: OperationView, language: Language, currency: Currency): OperationDto => ({
  operation: view.operation,
  ...judgement(view, language, currency),
  ...(view.variants && {
    variants: {
      confirm: judgement(view.variants.confirm, language, currency),
      reject: judgement(view.variants.reject, language, currency),
    },
  }),
});

export const commandView = (view: CommandView, language: Language, currency: Currency): CommandDto => ({
  command: view.command,
  ...judgement(view, language, currency),
});
