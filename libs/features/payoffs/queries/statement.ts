import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import { type Currency, toPercent, toText } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import { toRfc3339 } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { numberText } from '#machines/order/standing';
import type { PayoffLine, PayoffState } from '#machines/payoff/state';
import type { StatementAccountDto, StatementDto, StatementLineDto } from '../wire/payoffs.dto.js';
import { type PayoffRow, stateOf } from '../storage/payoff-stream.js';
import { PayoffViews, payoffWords } from './payoff-views.js';

/** Days of UTC, both ends inclusive. */
export interface StatementPeriod {
  from: string;
  to: string;
}

/** What a partner earned, gave back and was paid in a period, per currency. */
export class StatementOf extends Query<StatementDto> {
  constructor(
    readonly partner: Id,
    readonly period: StatementPeriod,
    readonly language: Language,
  ) {
    super();
  }
}

interface Dated {
  state: PayoffState;
  line: PayoffLine;
}

@QueryHandler(StatementOf)
export class StatementOfHandler implements IQueryHandler<StatementOf> {
  constructor(
    private readonly database: Database,
    private readonly payoffs: PayoffViews,
  ) {}

  async execute({ partner, period, language }: StatementOf): Promise<StatementDto> {
    const rows = await this.database.query<PayoffRow>('select * from payoffs where partner_id = $1 order by finished_at, id', [partner]);
    const person = await this.payoffs.people([partner]);
    const lines = rows.map(stateOf).flatMap((state) => state.lines.map((line): Dated => ({ state, line })));
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

const microsOf = (day: string): Micros => Date.parse(`${day}T00:00:00Z`) * 1000;
const dayMicros = 86_400_000_000;

/** One currency's account: what was owed before, what happened, what is owed after. The closing sum is the opening one with every line added. */
export function accountOf(
  currency: Currency,
  all: readonly Dated[],
  { from, to }: StatementPeriod,
  language: Language,
): StatementAccountDto {
  const [first, last] = [microsOf(from), microsOf(to) + dayMicros];
  const money = (amount: number) => toText(amount, currency);
  const sum = (some: readonly Dated[]) => some.reduce((total, { line }) => total + line.amount, 0);
  const within = all.filter(({ line }) => line.at >= first && line.at < last).sort((a, b) => a.line.at - b.line.at);
  const of = (kind: PayoffLine['kind']) => within.filter(({ line }) => line.kind === kind);
  const opening = sum(all.filter(({ line }) => line.at < first));
  return {
    currency,
    opening: money(opening),
    accrued: money(sum(of('accrual'))),
    corrected: money(sum(of('correction'))),
    paid: money(sum(of('payment'))),
    closing: money(opening + sum(within)),
    lines: within.map(({ state, line }) => lineOf(state, line, language)),
  };
}

function lineOf(state: PayoffState, { kind, at, amount, arithmetic, reference }: PayoffLine, language: Language): StatementLineDto {
  const title = payoffWords[language].line[kind];
  const percent = arithmetic && new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(toPercent(arithmetic.percent));
  const before = arithmetic && arithmetic.before !== 0 ? ` − ${toText(arithmetic.before, state.currency).amount}` : '';
  return {
    at: toRfc3339(at),
    order: { _id: state.order, number: numberText(state.number) },
    kind,
    title: reference === null ? title : `${title}, ${reference}`,
    arithmetic: arithmetic && `${toText(arithmetic.kept, state.currency).amount} × ${percent} %${before}`,
    amount: toText(amount, state.currency),
  };
}
