import type { NoticeOutlook } from '#libs/contracts/orders/order-outlook';
import { type Currency, type MinorUnits, sum, toText } from '#machines/kernel/money';
import { findText } from '#libs/platform/texts/text';
import { permits } from '#machines/access/table';
import { type Consequence, consequencesFor, consequenceTextKey, type Foreseen, type NotifiedPerson } from '#machines/order/consequences';
import { waiverLeft } from '#machines/order/payload-guards';
import type { OrderState } from '#machines/order/state';
import type { DryRunOutcome, Effects } from '../queries/dry-run.js';
import { type Reader, seesEvent, seesPayments } from '../rules/reader.js';
import { orderEventOf } from '../rules/event-of.js';
import type { ConsequenceDto, DryRunResultDto, NotifiedDto } from '../wire/dry-run.dto.js';
import { remedyView } from './remedy-view.js';
import { statusText } from './order-texts.js';

/** Clients and partners read only what concerns themselves, staff also the notified people by side and number. */
export function dryRunView(outcome: DryRunOutcome, reader: Reader): DryRunResultDto {
  const { before } = outcome;
  const common = { version: before.version, accepted: outcome.accepted };
  if (!outcome.accepted) {
    const { code, remedy } = outcome;
    const refusal = {
      code,
      detail: findText(reader.language, code) ?? code,
      ...(remedy !== null && { remedy: remedyView(remedy, reader.language, before) }),
    };
    return { ...common, status: before.value.progress, refusal, events: [], consequences: [], notified: [] };
  }
  const { outlook, effects } = outcome;
  const foreseen = foreseenOf(outcome);
  return {
    ...common,
    status: outlook.after.value.progress,
    events: foreseen.events.filter((event) => seesEvent(reader, event, outlook.after.value.progress)).map(({ type }) => type),
    consequences: consequencesFor(reader.actor, foreseen).map((consequence) => consequenceView(consequence, reader, outlook.after)),
    notified: notifiedView(foreseen.notified, reader),
    ...(seesPostings(reader) && { postings: postingsView(effects, before.facts.currency) }),
  };
}

const seesPostings = (reader: Reader): boolean => reader.kind === 'staff' && seesPayments(reader) && permits(reader.actor, 'payments.read');

/** What `consequencesFor` reads of an accepted dry run. */
function foreseenOf({ before, command, outlook, effects }: Extract<DryRunOutcome, { accepted: true }>): Foreseen {
  const { payoff, payments, notices, receipts } = effects;
  const kept = payments.opened.filter(({ kind }) => kind === 'cancelledPaid' || kind === 'overpaid');
  return {
    before,
    after: outlook.after,
    events: outlook.events.map(orderEventOf),
    notified: notifiedBy(notices),
    commission: payoff,
    checkoutEnds: payments.checkoutEnds !== null,
    receipts,
    toReturn: sum(...kept.map(({ amount }) => amount)),
    providerRefund: sum(...payments.refunds.map(({ amount }) => amount)),
    waiverLeft: command.type === 'waiveRest' ? waiverLeft(outlook.after, command) : null,
  };
}

/** Lists each person once, however many notifications they get. */
function notifiedBy(notices: readonly NoticeOutlook[]): NotifiedPerson[] {
  const people = new Map<string, NotifiedPerson>();
  for (const { reader: side, people: reached } of notices) {
    for (const { id, listed, digested, emailed } of reached) {
      if (!listed && !digested && !emailed) continue;
      people.set(id, { id, side, emailed: emailed || people.get(id)?.emailed === true });
    }
  }
  return [...people.values()];
}

function notifiedView(notified: readonly NotifiedPerson[], { actor, kind }: Reader): NotifiedDto[] {
  const isParty = kind === 'client' || kind === 'partner';
  const shown = isParty ? notified.filter(({ id }) => id === actor.id) : notified;
  return (['client', 'partner', 'staff'] as const).flatMap((side) => {
    const people = shown.filter((one) => one.side === side);
    return people.length === 0 ? [] : [{ side, people: people.length, emails: people.filter(({ emailed }) => emailed).length }];
  });
}

function consequenceView(
  { key, label, ...figures }: Consequence,
  { actor, language }: Reader,
  { facts, terms }: OrderState,
): ConsequenceDto {
  const money = (amount: MinorUnits | undefined) => (amount === undefined ? undefined : toText(amount, facts.currency));
  const [amount, amountBefore] = [money(figures.amount), money(figures.amountBefore)];
  const { count } = figures;
  const params = { ...(amount && { amount }), ...(amountBefore && { amountBefore }), ...(count !== undefined && { count }) };
  const status = label === undefined ? {} : { status: statusText(language, label.slice('status.'.length), terms.prepaymentPercent) };
  const text = findText(language, `consequence.${consequenceTextKey(key, actor)}`, { ...params, ...status });
  return { key, text: text ?? key, ...params };
}

/** Each posting with the sum of its debits. */
const postingsView = ({ postings }: Effects, currency: Currency) =>
  postings.map(({ kind, entries }) => ({
    kind,
    amount: toText(sum(...entries.map(({ amount }) => Math.max(0, amount))), currency),
  }));
