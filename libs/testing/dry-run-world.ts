import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CallOrder, type OrderCall } from '#libs/contracts/orders/order-call';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { LedgerQueriesModule } from '#libs/features/ledger/ledger.module';
import { Deliverer } from '#libs/features/notifications/mail/deliverer';
import { MailDeliveryModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { type DryRunOutcome, DryRuns } from '#libs/features/orders/queries/dry-run';
import { PaymentsModule } from '#libs/features/payments/payments.module';
import { PaymentsWorkerModule } from '#libs/features/payments/payments-worker.module';
import { ScriptedProviderModule } from '#libs/features/payments/testing/given-provider.module';
import type { ScriptedProvider } from '#libs/features/payments/testing/scripted-provider';
import { payoffOf } from '#libs/features/payoffs/storage/payoff-stream';
import type { Id } from '#machines/kernel/ids';
import { Problem } from '#libs/platform/http/problem';
import { Schedule } from '#libs/platform/process/schedule';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import { refusalNow } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import { type OrderAttempt, randomCall } from './random-order-calls.js';
import { type Account, actorOf, OrdersTestApp } from './orders-test-app.js';
import type { TestDatabase } from './test-database.js';

/** What a call led to, or would: the same shape from the dry run and from the tables, with ids and times that both know. */
interface Result {
  outcome: string;
  events: unknown[];
  notices: unknown[];
  postings: unknown[];
  payoff: unknown[];
  checkoutEnds: Id | null;
  refunds: unknown[];
  findings: unknown[];
  moves: unknown[];
  money: unknown[];
  receipts: unknown[];
}

/** One call, asked about and made. `effects`: the parts of the result that were not empty. */
export interface DryRunStep {
  attempt: OrderAttempt;
  outcome: string;
  effects: string[];
  faults: string[];
}

const effectsIn = (result: Result): string[] =>
  Object.entries(result).flatMap(([name, value]) =>
    (Array.isArray(value) && value.length > 0) || (name === 'checkoutEnds' && value !== null) ? [name] : [],
  );

type Call = OrderCall & { order: Id };

/** Marks applications without periodic work, such as the emails of the day: it would write while a question is open. */
@Module({})
class StoppedWorkModule {}

/** Orders on which random calls are first asked about and then made, with every consumer of the product in this process. */
export class DryRunWorld {
  private constructor(
    readonly orders: OrdersTestApp,
    private readonly provider: ScriptedProvider,
    private readonly random: () => number,
  ) {}

  /** @param random 0 <= x < 1 @param given a migrated database to use instead of a separate one */
  static async start(random: () => number, given?: TestDatabase): Promise<DryRunWorld> {
    const imports = [
      ...[ScriptedProviderModule, PaymentsModule, PaymentsWorkerModule, LedgerQueriesModule],
      ...[NotificationsModule, NotificationsWorkerModule, MailDeliveryModule, StoppedWorkModule],
    ];
    const orders = await OrdersTestApp.start(given, { imports });
    await orders.app.get(Schedule, { strict: false }).onModuleDestroy();
    return new DryRunWorld(orders, ScriptedProviderModule.renew(orders.app), random);
  }

  stop(): Promise<void> {
    return this.orders.stop();
  }

  /** A new order of the demo client. */
  async place(): Promise<Id> {
    const { _id } = await this.orders.place('client', this.random() < 0.5 ? ['EE', 'accounting'] : ['EE', 'ou']);
    await this.orders.settle();
    return _id;
  }

  /** Asks what a random call would lead to, makes it, runs every consumer to the end, and compares. */
  async step(order: Id): Promise<DryRunStep> {
    if (this.random() < 0.1) await this.payOnline(order);
    const before = await this.stateOf(order);
    const attempt = await this.attempt(before);
    const { account, ...sent } = attempt;
    const caller = { actor: actorOf(account), tokenVersion: null, language: 'en' as const };
    const call: Call = { ...sent, order, caller, at: Date.now() * 1000 };
    const rows = await this.rowCounts();
    const [said, unasked] = [await this.foreseen(call), await this.rowCounts()];
    const happened = await this.happened(call, before);
    const faults = [
      ...Object.keys(rows).flatMap((table) =>
        rows[table] === unasked[table] ? [] : [`asking changed ${table}: ${rows[table]}, then ${unasked[table]}`],
      ),
      ...differences(comparable(said, before), comparable(happened, before)),
    ];
    return { attempt, outcome: happened.outcome, effects: effectsIn(happened), faults };
  }

  private attempt(state: OrderState): Promise<OrderAttempt> {
    const sources = { upload: (account: Account) => this.orders.upload(account), idOf: (account: Account) => this.orders.idOf(account) };
    return randomCall(state, this.random, sources, (account, operation) => refusalNow(operation, state, actorOf(account)) === null);
  }

  /** A checkout of the client: left open, or paid. */
  private async payOnline(order: Id): Promise<void> {
    const { status, body } = await this.orders.call('client', 'POST', `/order-payments/${order}/checkouts`, {});
    if (status !== 201 || this.random() < 0.5) return;
    const row = await this.orders.database.one<{ reference: string }>('select reference from checkouts where id = $1', [body._id]);
    if (!row?.reference) return;
    this.provider.approve(row.reference);
    await this.orders.call('client', 'POST', `/order-payments/${order}/checkouts/${body._id}/return`, { token: row.reference });
    await this.orders.settle();
    // A consumer recorded the payment in the order: consumers of that event run now, not after the question.
    await this.orders.settle();
  }

  private async stateOf(order: Id): Promise<OrderState> {
    const events = await readStream(this.orders.database, order);
    const state = events.reduce<OrderState | null>((known, event) => evolve(known, machineEvent<OrderEvent>(event, payment)), null);
    if (state === null) throw new Error(`there is no order ${order}`);
    return state;
  }

  /** By table: how many rows, and the newest transaction that wrote one. */
  private async rowCounts(): Promise<Record<string, string>> {
    const { database } = this.orders;
    const tables = await database.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(oid, 'select') order by 1`,
    );
    const counts = tables.map(
      ({ name }) => `'${name}', (select count(*) || ' rows, last by ' || coalesce(max(xmin::text::bigint), 0) from "${name}")`,
    );
    const row = await database.one<{ counts: Record<string, string> }>(`select json_object(array[${counts.join(', ')}]) as counts`);
    return row?.counts ?? {};
  }

  private async foreseen(call: Call): Promise<Result> {
    try {
      return saidBy(await this.orders.app.get(DryRuns, { strict: false }).run(call));
    } catch (fault) {
      return nothing(outcomeOfFault(fault));
    }
  }

  private async happened(call: Call, before: OrderState): Promise<Result> {
    const payoffVersion = (await readStream(this.orders.database, payoffOf(before.id))).length;
    const [open, findings] = [await this.openCheckout(before.id), await this.findings(before.id)];
    let outcome = 'accepted';
    try {
      const answer = await this.orders.app.get(CommandBus).execute(new CallOrder(call));
      if (answer.kind === 'refused') outcome = `refused ${answer.code}`;
    } catch (fault) {
      outcome = outcomeOfFault(fault);
    }
    await this.orders.settle();
    if (outcome !== 'accepted') return nothing(outcome);
    const { database } = this.orders;
    const events = (await readStream(database, before.id)).filter(({ version }) => version > before.version);
    const payoff = (await readStream(database, payoffOf(before.id))).filter(({ version }) => version > payoffVersion);
    const ids = [...events, ...payoff].map(({ id }) => id);
    await this.deliver();
    const now = await this.openCheckout(before.id);
    const name = (event: Id | null): string => (event === null ? '' : nameOf(events, event));
    return {
      outcome,
      events: events.map(eventOf),
      payoff: payoff.map(eventOf),
      notices: await this.notices(ids),
      postings: await database.query(
        `select t.kind, (select json_agg(json_build_object('account', account, 'party', party_id, 'amount', amount) order by line)
           from ledger_entries where transaction_id = t.id) as entries
         from ledger_transactions t where t.event_id = any ($1)`,
        [ids],
      ),
      checkoutEnds: open !== null && now !== open ? open : null,
      refunds: await database.query(
        `select subject as refund, data ->> 'payment' as payment, (data ->> 'amount')::bigint as amount, data ->> 'currency' as currency
         from provider_tasks where kind = 'refund' and subject = any ($1)`,
        [events.flatMap(({ type, data }) => (type === 'RefundRequested' ? [String(data['refund'])] : []))],
      ),
      findings: findingsBetween(findings, await this.findings(before.id)).map((finding) => ({ ...finding, about: name(finding.about) })),
      moves: await database.query('select * from report_moves where order_id = $1 and version > $2', [before.id, before.version]),
      money: await database.query('select * from report_money where event_id = any ($1)', [ids]),
      receipts: await this.receiptsOf(ids),
    };
  }

  /** Receipts that these events brought. */
  private async receiptsOf(events: readonly Id[]): Promise<unknown[]> {
    const rows = await this.orders.database.query<{ data: string }>(
      `select data from events where stream_type = 'receipt' and type = 'ReceiptIssued' and metadata::json ->> 'causation' = any ($1)`,
      [events],
    );
    return rows.map(({ data }) => JSON.parse(data) as unknown);
  }

  /** Emails that wait are due, and sent. */
  private async deliver(): Promise<void> {
    const { database, app } = this.orders;
    await database.query(`update mail_intents set next_attempt_at = clock_timestamp() where state = 'waiting'`);
    while ((await app.get(Deliverer, { strict: false }).deliverDue()).claimed > 0);
  }

  private notices(events: readonly Id[]): Promise<unknown[]> {
    return this.orders.database.query(
      `select n.audience, n.except_audiences as except, n.reader, n.kind, n.template, n.figures,
         (select coalesce(array_agg(m.person_id order by m.person_id), '{}') from mail_intents m where n.id = any (m.notifications)) as chosen,
         (select coalesce(array_agg(m.person_id order by m.person_id), '{}') from mail_intents m
           where n.id = any (m.notifications) and m.state = 'sent') as emailed,
         (select coalesce(array_agg(p order by p), '{}') from digest_entries e, unnest(e.people) p where n.id = any (e.notifications)) as kept
       from notifications n where n.event_id = any ($1)`,
      [events],
    );
  }

  private async openCheckout(order: Id): Promise<Id | null> {
    const row = await this.orders.database.one<{ id: Id }>(
      `select id from checkouts where order_id = $1 and status in ('created', 'approvalWaited', 'approved', 'capturing', 'declined', 'unknown')`,
      [order],
    );
    return row?.id ?? null;
  }

  private findings(order: Id): Promise<Finding[]> {
    return this.orders.database.query(
      `select kind, about, amount, settled_at is null as open from payment_findings where order_id = $1 and kind in ('underpaid', 'cancelledPaid', 'overpaid')`,
      [order],
    );
  }
}

interface Finding {
  kind: string;
  about: string;
  amount: number | null;
  open: boolean;
}

const nothing = (outcome: string): Result => ({
  outcome,
  events: [],
  notices: [],
  postings: [],
  payoff: [],
  checkoutEnds: null,
  refunds: [],
  findings: [],
  moves: [],
  money: [],
  receipts: [],
});

function outcomeOfFault(fault: unknown): string {
  if (fault instanceof Problem) return `${fault.status} ${fault.code}`;
  if (fault instanceof UnwrittenError) return '404 notFound';
  throw fault;
}

const eventOf = ({ type, schemaVersion, version, data, metadata, recordedAt }: Omit<PlacedEvent, 'pos'>) => ({
  type,
  schemaVersion,
  version,
  data,
  recordedAt,
  actor: metadata.actor?.id ?? null,
});

const ids = (people: readonly { id: Id }[]): Id[] => people.map(({ id }) => id).sort();

/** The id of an event as both sides can name it: by its place; other ids are themselves. */
const nameOf = (events: readonly { id: Id }[], about: string): string => {
  const place = events.findIndex(({ id }) => id === about);
  return place < 0 ? about : `event ${place}`;
};

/** What a dry run said. */
function saidBy(outcome: DryRunOutcome): Result {
  if (!outcome.accepted) return nothing(`refused ${outcome.code}`);
  const { outlook, effects } = outcome;
  const { payments } = effects;
  return {
    outcome: 'accepted',
    events: outlook.events.map(eventOf),
    payoff: effects.payoff.events.map(eventOf),
    notices: effects.notices.map(({ people, ...notice }) => ({
      ...notice,
      chosen: ids(people.filter(({ mail }) => mail === 'immediately')),
      emailed: ids(people.filter(({ emailed }) => emailed)),
      kept: ids(people.filter(({ mail }) => mail === 'digest')),
    })),
    postings: [...effects.postings],
    checkoutEnds: payments.checkoutEnds,
    refunds: [...payments.refunds],
    findings: [
      ...payments.opened.map(({ kind, about, amount }) => ({ kind, about: nameOf(outlook.events, about), amount, open: true })),
      ...payments.closed.map(({ kind, about }) => ({ kind, about, open: false })),
    ],
    moves: [...effects.reports.moves],
    money: [...effects.reports.money],
    receipts: [...effects.receipts],
  };
}

const findingsBetween = (before: readonly Finding[], after: readonly Finding[]) =>
  after.flatMap(({ kind, about, amount, open }) => {
    const known = before.find((one) => one.kind === kind && one.about === about);
    if (known?.open === open) return [];
    return [open ? { kind, about, amount, open } : { kind, about, open }];
  });

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** One text for each part of a result. Ids that were generated for the call and hashes of texts are made equal, lists have one order. */
function comparable(result: Result, before: OrderState): Record<string, string> {
  const known = new Set(JSON.stringify(before).match(uuid));
  const isGenerated = (id: string): boolean => !known.has(id) && isVersion7.test(id);
  const plain = (value: unknown): string =>
    JSON.stringify(sorted(value))
      .replaceAll(uuid, (id) => (isGenerated(id) ? 'new' : id))
      .replaceAll(/"[0-9a-f]{64}"/g, '"hash"');
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, Array.isArray(value) ? value.map(plain).sort().join('\n') : plain(value)]),
  );
}

/** Ids of people and of the catalogue have other versions. */
const isVersion7 = /^.{14}7/;

/** Keys in one order; a member without a value is the same as none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined && member !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

const differences = (said: Record<string, string>, happened: Record<string, string>): string[] =>
  Object.keys(happened).flatMap((part) =>
    said[part] === happened[part] ? [] : [`${part}: said ${said[part]}\nbut was ${happened[part]}`],
  );
