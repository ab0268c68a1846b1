import { eventSchemaTable } from '#libs/contracts/events/event-schema-table';
import type { EventGroup } from '../wire/log.dto.js';

/** Sorted alphabetically. */
export const eventTypes: readonly string[] = [...new Set(Object.keys(eventSchemaTable).map((key) => key.split('/')[0] ?? ''))].sort();

/** Prefixes of types; the first match counts, and types without a match belong to the order. */
const beginnings: readonly (readonly [EventGroup, RegExp])[] = [
  [
    'refunds',
    /^(Refund|PaymentRefunded|PaymentReversed|PaymentDisputed|PaymentCorrected|DisputeClosed|ReversalSettled|RestWaived|FindingSettled)/,
  ],
  ['payments', /^(Payment|CashPayment|Receipt|Transfer|LastPayment|PrepaymentCompleted)/],
  ['documents', /^(Document|ResultDocuments)/],
  ['people', /^(Partner|ManagerAssigned)/],
  ['checkouts', /^Checkout/],
  ['payoffs', /^Payoff/],
  ['leads', /^(Lead|Consultation)/],
  ['chats', /^(Chat|Message)/],
  ['feedbacks', /^Feedback/],
  ['companies', /^(Company(?!Recorded)|Due(?!Rules))/],
  ['catalogue', /^(Country|Service|Choice|CatalogueImported|DueRules)/],
  ['settings', /^(Setting|SiteSettings|Currencies|ExchangeRates|Bank)/],
  ['seals', /^(ChainClosed|CommandsSealed|ReadsSealed)/],
  ['accounts', /^(User|Invitation|Email|Password|Profile|Role|Session|SecondFactor|Recovery|Note|TextsErased)/],
];

export const groupOf = (type: string): EventGroup => beginnings.find(([, beginning]) => beginning.test(type))?.[0] ?? 'orders';

/** Merges types given by name and by group; undefined if there are none. */
export function typesOf(types: readonly string[] | undefined, groups: readonly string[] | undefined): readonly string[] | undefined {
  if (groups === undefined) return types;
  const grouped = eventTypes.filter((type) => groups.includes(groupOf(type)));
  return types === undefined ? grouped : grouped.filter((type) => types.includes(type));
}

/** Events about the log itself, up to two a minute; lists contain them only on request. */
export const sealTypes: readonly string[] = eventTypes.filter((type) => groupOf(type) === 'seals');
