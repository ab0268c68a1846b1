import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type OrderInBrief, OrdersInBrief } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { SecondPeople } from '#libs/accounts/second-people';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { type Currency, toPercent, toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { titleFor } from '#machines/kernel/person-name';
import type { Dependence } from '#machines/access/second-person';
import { permits } from '#machines/access/table';
import { explain } from '#machines/payoff/decide';
import { due, payoffBadges, type PayoffLine, type PayoffState } from '#machines/payoff/state';
import { texts as payoffTexts } from '#machines/payoff/texts/all';
import type { PayoffActDto, PayoffDto, PayoffLineDto } from './payoffs.dto.js';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';

export { payoffTexts };

/** Explains why a payoff in this state permits nothing, such as "Held until 6 December." The day is in UTC, as in statements. */
export function whyNotInState({ status, heldUntil }: Pick<PayoffState, 'status' | 'heldUntil'>, language: Language): string {
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return payoffTexts[language].notInState[status].replace('{{until}}', () => day.format(heldUntil / 1000));
}

/** Returns undefined for a code that the machine does not define. */
export const refusalText = (code: string, state: PayoffState, language: Language): string | undefined =>
  code === 'payoffNotInState' ? whyNotInState(state, language) : (payoffTexts[language].refusal as Partial<Record<string, string>>)[code];

@Injectable()
export class PayoffViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly second: SecondPeople,
  ) {}

  async people(ids: readonly (Id | null)[], language: Language): Promise<(id: Id) => NamedRefDto> {
    const known = await this.queries.execute(new PeopleByIds([...new Set(ids.filter((id) => id !== null))]));
    return (id) => ({ _id: id, name: titleFor(known.get(id), language) });
  }

  /** @param actor whose permitted operations are listed */
  async views(states: readonly PayoffState[], actor: Actor, language: Language): Promise<PayoffDto[]> {
    const orders = await this.queries.execute(new OrdersInBrief(states.map(({ order }) => order)));
    const clients = [...orders.values()].map(({ client }) => client);
    const acted = states.flatMap(({ partner, approvedBy, paidBy }) => [partner, approvedBy, paidBy]);
    const [person, dependence] = await Promise.all([this.people([...clients, ...acted], language), this.dependences(states, actor)]);
    return states.map((state) => viewOf(state, { actor, language, person, dependence: dependence(state), order: orders.get(state.order) }));
  }

  /** Reasons why `actor` is not independent of each payout's approver; only of payouts that could be paid now. */
  async dependences(states: readonly PayoffState[], actor: Actor): Promise<(state: PayoffState) => Dependence | null> {
    const approvers = states.flatMap(({ status, approvedBy }) =>
      status === 'approved' && approvedBy !== actor.id ? (approvedBy ?? []) : [],
    );
    const of = async (approver: Id) => [approver, await this.second.dependence(approver, actor.id)] as const;
    const known = new Map(permits(actor, 'payoffs.pay') ? await Promise.all([...new Set(approvers)].map(of)) : []);
    return ({ approvedBy }) => known.get(approvedBy ?? '') ?? null;
  }
}

interface ViewContext {
  actor: Actor;
  language: Language;
  person: (id: Id) => NamedRefDto;
  dependence: Dependence | null;
  order: OrderInBrief | undefined;
}

function viewOf(state: PayoffState, { actor, language, person, dependence, order }: ViewContext): PayoffDto {
  const money = (amount: number) => toText(amount, state.currency);
  const sum = (kind: PayoffLine['kind']) =>
    state.lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const act = (by: Id | null, at: number | null): PayoffActDto | null =>
    by === null || at === null ? null : { by: person(by), at: toRfc3339(at) };
  return {
    _id: state.id,
    order: { _id: state.order, number: numberText(state.number) },
    client: order ? person(order.client) : null,
    service: order?.service ?? null,
    partner: person(state.partner),
    state: state.status,
    badge: payoffBadges[state.status],
    price: money(state.price),
    kept: money(state.kept),
    percent: toPercent(state.percent),
    accrued: money(sum('accrual')),
    corrected: money(sum('correction')),
    amount: money(state.amount),
    paidOut: money(state.paidOut),
    due: money(due(state)),
    finishedAt: toRfc3339(state.finishedAt),
    heldUntil: state.status === 'held' ? toRfc3339(state.heldUntil) : null,
    approved: act(state.approvedBy, state.approvedAt),
    paid: act(state.paidBy, state.paidAt),
    soleApprover: state.soleApprover,
    version: state.version,
    lines: state.lines.map((line) => lineView(line, state.currency)),
    operations: explain(state, actor, dependence).map((one) => {
      const detail = one.code === undefined ? undefined : refusalText(one.code, state, language);
      return { ...one, ...(detail !== undefined && { detail }) };
    }),
  };
}

function lineView({ kind, at, event, amount, arithmetic, reference }: PayoffLine, currency: Currency): PayoffLineDto {
  const money = (minor: number) => toText(minor, currency);
  return {
    kind,
    at: toRfc3339(at),
    event,
    amount: money(amount),
    reference,
    arithmetic: arithmetic && {
      price: money(arithmetic.price),
      paid: money(arithmetic.paid),
      kept: money(arithmetic.kept),
      percent: toPercent(arithmetic.percent),
      before: money(arithmetic.before),
      after: money(arithmetic.after),
    },
  };
}
