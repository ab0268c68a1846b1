import type { AmountFault } from '../typed-amount.js';

/** What is wrong with a typed amount and how to write it; templates of i18next. */
export type TypedAmountTexts = Readonly<Record<AmountFault['code'] | 'noDecimals' | 'either', string>>;
