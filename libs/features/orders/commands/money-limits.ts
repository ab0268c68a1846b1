import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RateOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import { convertedTo, type PerEuro } from '#machines/kernel/exchange';
import { type BasisPoints, type Currency, digitsOf, fromText, type MinorUnits, type MoneyText } from '#machines/kernel/money';
import { dayIn } from '#machines/kernel/time';
import { Config } from '#libs/platform/config/config';
import { type RateLimit, RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { permits } from '#machines/access/table';
import type { RaiseLimit } from '#machines/order/commands';

/** Amounts that a person may still waive, in the order's currency: per order with other waivers, and per day of the office. */
export interface WaiverRoom {
  limit: MinorUnits;
  today: MinorUnits;
  /** counted for the command already, in euro cents; null if nothing was */
  reserved: { window: RateLimit; cents: number } | null;
}

/** Seconds; longer than any day of the office, because the window's key contains the day. */
const window = 2 * 24 * 3_600;

const centsOf = (euros: number): MinorUnits => euros * 10 ** digitsOf('EUR');

/** The office's day, now or at the time that the call has. */
export async function officeDay(queries: QueryBus, { at }: Pick<OrderCall, 'at'>): Promise<string> {
  const { workingHours } = await queries.execute(new ReadSiteSettings());
  return dayIn(at === undefined ? new Date() : new Date(at / 1000), workingHours.timeZone);
}

/** Reads the settings' limits on money that staff give up or promise; the machine decides by them. */
@Injectable()
export class MoneyLimits {
  constructor(
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  /**
   * Reserves `amount` of the caller's daily limit in euros at the newest rate, unless they need no reservation; 0 if it cannot be
   * converted.
   */
  async waiverRoom({ amount, currency }: MoneyText, call: OrderCall): Promise<WaiverRoom | undefined> {
    const { actor } = call.caller;
    if (!permits(actor, 'orders.money') || permits(actor, 'orders.refund')) return undefined;
    const rates = await this.ratesOf(currency);
    const limit = convertedTo(centsOf(this.config.quotas.waiverLimit), 'EUR', currency, rates) ?? 0;
    const asked = fromText(amount, currency) ?? 0;
    const cents = convertedTo(asked, currency, 'EUR', rates);
    if (cents === undefined) return { limit, today: 0, reserved: null };
    return { limit, ...(await this.reserve(await this.dayOf(call), { asked, cents: Math.max(1, cents), currency, rates, call })) };
  }

  async giveBack(room: WaiverRoom | undefined): Promise<void> {
    if (room?.reserved) await this.limiter.giveBack([room.reserved.window], room.reserved.cents);
  }

  /** Without a rate the limit is only the percentage. */
  async raise(currency: Currency): Promise<RaiseLimit> {
    const { correctionLimitPercent, correctionLimit } = this.config.quotas;
    const amount = convertedTo(centsOf(correctionLimit), 'EUR', currency, await this.ratesOf(currency)) ?? 0;
    return { share: correctionLimitPercent * 100, amount };
  }

  /** Basis points by which people with a limit may exceed the percentage of an order's terms. */
  reward(): BasisPoints {
    return this.config.quotas.rewardLimitPoints * 100;
  }

  private async ratesOf(currency: Currency): Promise<PerEuro> {
    const rate = await this.queries.execute(new RateOf(currency));
    return rate ? { [currency]: rate.perEuro } : {};
  }

  private async dayOf(call: OrderCall): Promise<RateLimit> {
    const value = `${call.caller.actor.id} ${await officeDay(this.queries, call)}`;
    return { kind: 'waivers', value, limit: centsOf(this.config.quotas.waiverLimitPerDay), seconds: window };
  }

  private async reserve(
    day: RateLimit,
    { asked, cents, currency, rates, call }: { asked: MinorUnits; cents: MinorUnits; currency: Currency; rates: PerEuro; call: OrderCall },
  ): Promise<Pick<WaiverRoom, 'today' | 'reserved'>> {
    if (!call.isPreview && (await this.limiter.reserve(day, cents))) return { today: asked, reserved: { window: day, cents } };
    return { today: roomIn(currency, await this.limiter.left(day), rates), reserved: null };
  }
}

/** The largest amount whose worth is not above `cents`. */
function roomIn(currency: Currency, cents: MinorUnits, rates: PerEuro): MinorUnits {
  const about = convertedTo(cents, 'EUR', currency, rates) ?? 0;
  return (convertedTo(about, currency, 'EUR', rates) ?? 0) > cents ? Math.max(0, about - 1) : about;
}
