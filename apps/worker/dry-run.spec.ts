import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { postAll, type Posting } from '#libs/features/ledger/postings';
import { PostingsAheadHandler } from '#libs/features/ledger/ledger';
import { noticesAhead } from '#libs/features/notifications/queries/notices-ahead';
import type { KnownOrder } from '#libs/features/notifications/rules/known-order';
import type { Notice } from '#libs/features/notifications/rules/notice';
import { NoticeBatch } from '#libs/features/notifications/rules/notice-batch';
import { payoffAhead } from '#libs/features/payoffs/payoff-ahead';
import { hasNoPartner, rewardCommand, rewardEvents } from '#libs/features/payoffs/reward-command';
import { ReportsAheadHandler } from '#libs/features/reports/queries/reports-ahead';
import { factsAfter, type ReportOrder } from '#libs/features/reports/rules/report-order';
import type { OutlookEvent } from '#libs/contracts/orders/order-outlook';
import { orderAudience } from '#libs/features/notifications/rules/audience';
import type { Id } from '#machines/kernel/ids';
import { canonical } from '#libs/event-log/replay/canonical';
import { decide } from '#machines/order/decide';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import { progressStatuses } from '#machines/order/statuses';
import { choice, submission } from '#machines/order/testing/choices';
import { id } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { decide as decidePayoff } from '#machines/payoff/decide';
import type { PayoffState } from '#machines/payoff/state';

const settings = runs({ quick: 200, full: 10_000 }); // a project that ends is not known to the payout: 20 of 20 seeds at 26
const holdDays = 14;

let events = 0;
/** As the log gives it: through JSON, with a new id. */
const logged = (event: OrderEvent): OutlookEvent => ({
  id: id(1_000_000 + (events += 1)),
  pos: 0,
  streamType: 'order',
  streamId: event.order,
  version: event.version,
  type: event.type,
  schemaVersion: event.schemaVersion,
  data: JSON.parse(JSON.stringify(event.data)) as OutlookEvent['data'],
  metadata: { actor: event.actor },
  recordedAt: event.at,
});

/** What the consumers keep of an order, each after the events that it has handled. */
class Consumers {
  known = new Map<Id, KnownOrder>();
  ledger: ReturnType<typeof postAll>['after'];
  report: ReportOrder | undefined;
  order: OrderState | null = null;
  payoff: PayoffState | null = null;
  end: OutlookEvent | undefined;

  /** Handles one event as the log delivers it. @returns what it leaves */
  handle(event: OutlookEvent) {
    const happened = { type: event.type, actor: event.metadata.actor, at: event.recordedAt, data: event.data };
    const machine = {
      ...happened,
      schemaVersion: event.schemaVersion,
      order: event.streamId,
      version: event.version,
    } as unknown as OrderEvent;
    this.order = evolve(this.order, machine);
    const batch = new NoticeBatch(this.known);
    if (event.type in orderAudience) batch.add(event);
    const posted = postAll(this.ledger, [machine]);
    this.ledger = posted.after;
    const facts = factsAfter(this.report, event);
    this.report = facts.order;
    return { notices: batch.notices, postings: posted.postings, move: facts.move, payoff: this.reward(event) };
  }

  private reward(event: OutlookEvent): unknown[] {
    if (!(rewardEvents as readonly string[]).includes(event.type) || hasNoPartner(event) || this.order === null) return [];
    if (event.type === 'ProjectFinished') this.end = event;
    const { order, end, payoff } = this;
    const command = rewardCommand(event, { order, end, payoff }, holdDays);
    if (command === null || (this.payoff === null && command.type !== 'accrue')) return [];
    const decision = decidePayoff(this.payoff, { ...command, at: Math.max(command.at, this.payoff?.updatedAt ?? 0) });
    if (!decision.accepted) return [];
    this.payoff = decision.next;
    return decision.events.map(({ type, data }) => withoutCause({ type, data }));
  }
}

/** The event that caused a correction has another id once it is written. */
const withoutCause = ({ type, data }: { type: string; data: object }) => ({ type, data: { ...data, event: undefined } });
const said = ({ audience, except, reader, kind, template, figures, actor }: Notice) => ({
  audience,
  except,
  reader,
  kind,
  template,
  figures,
  actor,
});
const text = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value)));

test('a dry run predicts the notifications, postings, payouts and reports that the consumers then make', async () => {
  const [ledger, reports] = [new PostingsAheadHandler(), new ReportsAheadHandler()];
  const beginnings = new Map(progressStatuses.map((status) => [status, orderIn(status)]));
  let [asked, accepted, noticed, posted, rewarded] = [0, 0, 0, 0, 0];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...progressStatuses), fc.array(choice, { minLength: 1, maxLength: 5 }), async (status, choices) => {
      const placed = beginnings.get(status);
      if (placed === undefined) throw new Error(`no order in ${status}`);
      const consumers = new Consumers();
      const past = placed.events.map(logged);
      past.forEach((event) => consumers.handle(event));
      let state = placed.state;
      for (const [step, chosen] of choices.entries()) {
        asked += 1;
        const decision = decide(state, submission(state, chosen, step));
        if (!decision.accepted) continue;
        accepted += 1;
        const outlook = { order: state.id, past: [...past], events: decision.events.map(logged), after: decision.next };
        const payoff = payoffAhead(outlook, consumers.payoff, holdDays);
        const foreseen = {
          notices: noticesAhead(outlook, []).map(said),
          postings: (await ledger.execute({ outlook } as never)) as readonly Posting[],
          moves: (await reports.execute({ outlook } as never)).moves,
          payoff: payoff.events.map(withoutCause),
        };
        // What is recorded has other ids.
        const recorded = decision.events.map(logged);
        const happened = recorded.map((event) => consumers.handle(event));
        past.push(...recorded);
        expect(text(foreseen)).toBe(
          text({
            notices: happened.flatMap(({ notices }) => notices).map(said),
            postings: happened.flatMap(({ postings }) => postings),
            moves: happened.flatMap(({ move }) => move ?? []),
            payoff: happened.flatMap((one) => one.payoff),
          }),
        );
        expect(payoff.after).toBe(consumers.payoff?.amount ?? null);
        noticed += foreseen.notices.length;
        posted += foreseen.postings.length;
        rewarded += foreseen.payoff.length;
        state = decision.next;
      }
    }),
    settings,
  );
  const share = (count: number) => count / settings.numRuns;
  expect(accepted).toBeGreaterThan(asked / 3);
  expect(share(noticed)).toBeGreaterThan(0.5);
  expect(share(posted)).toBeGreaterThan(0.05);
  expect(share(rewarded)).toBeGreaterThan(0.001);
});
