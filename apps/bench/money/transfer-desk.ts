import { type Currency, fromText, type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import type { RetryingClients, Person } from './retrying-clients.js';

interface OrderView {
  _id: string;
  prepayment: MoneyText;
  balance: MoneyText;
  payments: { _id: string; state: string }[];
}

/** A confirmed transfer, and its effect on the prepayment. */
interface Arrived {
  order: string;
  payment: string;
  currency: Currency;
  due: MinorUnits;
  amount: MinorUnits;
}

const minorOf = ({ amount, currency }: MoneyText): MinorUnits => fromText(amount, currency) ?? 0;

/**
 * Transfers that are too low or too high, and how people handle them: the client pays the rest, staff waive it or correct the amount, up and down, and settle
 * reversals. Each order has one actor, so every call has to be accepted.
 */
export class TransferDesk {
  readonly tally = { transfers: 0, corrections: 0, waivers: 0, settlements: 0 };
  /** calls that were refused, though nothing else changes the order */
  readonly refused: string[] = [];

  constructor(
    private readonly people: RetryingClients,
    private readonly random: () => number,
  ) {}

  /** Places an order of `body` and pays its prepayment, if it has one, by transfer. @returns its id; null if it could not be placed */
  async pay(body: unknown): Promise<string | null> {
    const placed = await this.people.call<OrderView>('client', 'POST', '/orders', body);
    if (placed.status !== 201) return null;
    const { _id: order, prepayment, balance } = placed.body;
    if (minorOf(prepayment) === 0) return order;
    await this.call('staff', 'PATCH', `/orders/update-payment-status/${order}`, {
      operation: 'managerConfirmedNotPayedOrder',
      payload: {},
    });
    const due = minorOf(prepayment);
    const isOver = this.random() < 0.2;
    const amount = isOver ? minorOf(balance) + this.below(10_000) : due - this.below(due / 10);
    const arrived = await this.transfer({ order, due, currency: prepayment.currency, declared: due, amount });
    if (arrived) await (isOver ? this.giveBack(arrived, amount - minorOf(balance)) : this.complete(arrived));
    return order;
  }

  /** The client reports `declared`, staff confirm `amount`. */
  private async transfer({ declared, ...of }: Omit<Arrived, 'payment'> & { declared: MinorUnits }): Promise<Arrived | null> {
    const path = `/order-payments/${of.order}/transfers`;
    const answer = await this.call('client', 'POST', path, { amount: toText(declared, of.currency) });
    const payment = answer?.payments.find(({ state }) => state === 'declared')?._id;
    if (payment === undefined) return null;
    await this.call('staff', 'PUT', `${path}/${payment}`, { decision: 'confirm', amount: toText(of.amount, of.currency) });
    this.tally.transfers += 1;
    return { ...of, payment };
  }

  /** The missing amount is paid, waived, or had arrived after all; later a correction may lower it. */
  private async complete(arrived: Arrived): Promise<void> {
    const { due, amount } = arrived;
    const [rest, way] = [due - amount, this.random()];
    if (way < 0.34) await this.transfer({ ...arrived, declared: rest, amount: rest });
    else if (way < 0.67) await this.waive(arrived, rest);
    else await this.correct(arrived, due);
    if (this.random() < 0.6) await this.takeOff({ ...arrived, amount: way < 0.67 ? amount : due });
  }

  /** Less had arrived than was booked: the work continues, and staff settle the missing amount, or have not done so yet. */
  private async takeOff(arrived: Arrived): Promise<void> {
    const { order, amount, currency } = arrived;
    const less = this.below(amount);
    await this.correct(arrived, amount - less);
    const way = this.random();
    if (way < 0.3) return;
    this.tally.settlements += 1;
    if (way < 0.6) await this.call('staff', 'POST', `/order-payments/${order}/payments`, { kind: 'cash', amount: toText(less, currency) });
    else await this.call('staff', 'PUT', `/order-payments/${order}/reversal`, { outcome: way < 0.8 ? 'paidAgain' : 'waived' });
  }

  /** An overpayment is refunded, corrected, or left. */
  private async giveBack(arrived: Arrived, over: MinorUnits): Promise<void> {
    const { order, payment, currency, amount } = arrived;
    const way = this.random();
    if (way < 0.4) return this.correct(arrived, amount - over);
    if (way > 0.8) return;
    const refund = { payment, amount: toText(over, currency), reason: 'Paid twice', confirmation: 'REFUND' };
    await this.call('staff', 'POST', `/order-payments/${order}/refunds`, refund);
  }

  private async waive({ order, currency }: Arrived, rest: MinorUnits): Promise<void> {
    this.tally.waivers += 1;
    await this.call('staff', 'PUT', `/order-payments/${order}/waiver`, { amount: toText(rest, currency), reason: 'Bank fees' });
  }

  private async correct({ order, payment, currency }: Arrived, amount: MinorUnits): Promise<void> {
    this.tally.corrections += 1;
    const path = `/order-payments/${order}/payments/${payment}/amount`;
    await this.call('staff', 'PUT', path, { amount: toText(amount, currency), reason: 'As the statement says' });
  }

  private async call(person: Person, method: string, path: string, body: unknown): Promise<OrderView | null> {
    const answer = await this.people.call<OrderView & { code?: string }>(person, method, path, body);
    if (answer.status < 300) return answer.body;
    this.refused.push(`${method} ${path} was refused: ${answer.status} ${answer.body.code ?? ''}`);
    return null;
  }

  /** A whole number from 1 to `most`. */
  private below(most: number): number {
    return 1 + Math.floor(this.random() * Math.max(0, Math.floor(most) - 1));
  }
}
