import { askFrame, changed, type ListFrame, readFrame, readSpan, writeFrame } from '../../lib/list/list-frame.js';

export const methods = ['cash', 'transfer', 'provider'] as const;
export const stages = ['prepayment', 'postpayment'] as const;
export const states = ['declared', 'pending', 'confirmed', 'captured', 'rejected'] as const;

/** What the payment history shows, all of it in the address. Empty words narrow nothing. */
export interface PaymentsAddress extends ListFrame {
  stage: '' | (typeof stages)[number];
  method: '' | (typeof methods)[number];
  state: '' | (typeof states)[number];
  /** `true`: only what was given back, in part or whole. */
  refunded: '' | 'true';
  /** Inclusive days, `2026-11-01..2026-11-20`, either end may be missing. */
  paid: string;
}

const rules = { sorts: ['at'], usualSort: '-at' };
const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | '' => words.find((word) => word === text) ?? '';
const names = { stage: 'stage', method: 'method', state: 'state', refunded: 'refunded', paid: 'at' } as const;

/** Reads an address; what it does not understand is left out, so that a mistyped link still shows a list. */
export const readAddress = (query: URLSearchParams): PaymentsAddress => ({
  ...readFrame(query, rules),
  search: '',
  stage: oneOf(stages, query.get('filter[stage]')),
  method: oneOf(methods, query.get('filter[method]')),
  state: oneOf(states, query.get('filter[state]')),
  refunded: oneOf(['true'], query.get('filter[refunded]')),
  paid: readSpan(query.get('filter[at]')),
});

function filtersOf(list: PaymentsAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    if (list[field]) query.set(`filter[${name}]`, list[field]);
  }
  return query;
}

/** The address of a list; what is as usual is left out, to keep it short. */
export const writeAddress = (list: PaymentsAddress): URLSearchParams => writeFrame(filtersOf(list), list, rules);

/** The question put to GET order-payments. */
export const askedOf = (list: PaymentsAddress): URLSearchParams => askFrame(filtersOf(list), list);

/** True when something narrows the list: then an empty answer means "no match" and not "nothing yet". */
export const isNarrowed = (list: PaymentsAddress): boolean => filtersOf(list).size > 0;

/** The same list without anything that narrows it. */
export const widened = (list: PaymentsAddress): PaymentsAddress =>
  changed(list, { stage: '', method: '', state: '', refunded: '', paid: '' });
