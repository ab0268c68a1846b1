import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { formatAmount, formatPercent } from '#machines/kernel/format';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type Currency, toPercent, toText } from '#machines/kernel/money';
import { dayIn, toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { PayoffLine, PayoffState } from '#machines/payoff/state';
import { type PayoffRow, payoffStream } from './storage/payoff-stream.js';
import type { StatementAccountDto, StatementDto, StatementLineDto } from './payoffs.dto.js';
import { PayoffViews, payoffTexts } from './payoff-views.js';

/** Both ends are inclusive, as days of the office's calendar. */
export interface StatementPeriod {
  from: string;
  to: string;
}

@Injectable()
export class StatementReads {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly payoffs: PayoffViews,
  ) {}

  /** Adds up a partner's earnings, corrections and payments of a period, per currency. */
  async of(partner: Id, period: StatementPeriod, language: Language): Promise<StatementDto> {
    const rows = await this.database.query<PayoffRow>('select * from payoffs where partner_id = $1 order by finished_at, id', [partner]);
    const person = await this.payoffs.people([partner], language);
    const { timeZone } = (await this.queries.execute(new ReadSiteSettings())).workingHours;
    const lines = rows
      .map(payoffStream.read)
      .flatMap((state) => state.lines.map((line): Dated => ({ state, line, day: dayIn(new Date(line.at / 1000), timeZone) })));
    const codes = [...new Set(lines.map(({ state }) => state.currency))].sort();
    const accounts = codes.map((currency) =>
      accountOf(
        currency,
        lines.filter(({ state }) => state.currency === currency),
        period,
        language,
      ),
    );
    return { partner: person(partner), ...period, accounts };
  }
}

interface Dated {
  state: PayoffState;
  line: PayoffLine;
  /** of the office's calendar */
  day: string;
}

/** The closing sum is the opening sum plus every line. */
function accountOf(currency: Currency, all: readonly Dated[], { from, to }: StatementPeriod, language: Language): StatementAccountDto {
  const money = (amount: number) => toText(amount, currency);
  const sum = (some: readonly Dated[]) => some.reduce((total, { line }) => total + line.amount, 0);
  const within = all.filter(({ day }) => day >= from && day <= to).sort((a, b) => a.line.at - b.line.at);
  const of = (kind: PayoffLine['kind']) => within.filter(({ line }) => line.kind === kind);
  const opening = sum(all.filter(({ day }) => day < from));
  return {
    currency,
    opening: money(opening),
    accrued: money(sum(of('accrual'))),
    corrected: money(sum(of('correction'))),
    paid: money(sum(of('payment'))),
    closing: money(opening + sum(within)),
    lines: within.map((dated) => lineOf(dated, language)),
  };
}

function lineOf({ state, line, day }: Dated, language: Language): StatementLineDto {
  const { kind, at, amount, arithmetic, reference } = line;
  const title = payoffTexts[language].line[kind];
  return {
    at: toRfc3339(at),
    day,
    order: { _id: state.order, number: numberText(state.number) },
    kind,
    title: reference === null ? title : `${title}, ${reference}`,
    arithmetic: arithmetic && arithmeticText(arithmetic, state.currency, language),
    amount: toText(amount, state.currency),
  };
}

/** "6,400.00 × 15%", less what was earned before. */
function arithmeticText({ kept, percent, before }: NonNullable<PayoffLine['arithmetic']>, currency: Currency, language: Language): string {
  const amount = (minor: number): string => formatAmount(toText(minor, currency), language);
  const earlier = before === 0 ? '' : ` − ${amount(before)}`;
  return `${amount(kept)} × ${formatPercent(toPercent(percent), language)}${earlier}`;
}
