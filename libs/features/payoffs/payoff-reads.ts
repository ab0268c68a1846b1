import { Injectable } from '@nestjs/common';
import type { Id, Language } from '#machines/kernel/ids';
import { currencies, type Currency, toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import { type FilterKind, type ListGrammar, type ListQuery, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { type PayoffState, payoffStatuses } from '#machines/payoff/state';
import { type PayoffRow, payoffStream } from './storage/payoff-stream.js';
import type { PayoffDto, PayoffPageDto, PayoffTotalDto } from './payoffs.dto.js';
import { PayoffViews } from './payoff-views.js';

interface Filters extends Record<string, FilterKind> {
  state: { kind: 'choice'; of: readonly string[] };
  partner: { kind: 'id' };
  currency: { kind: 'choice'; of: readonly string[] };
  finishedAt: { kind: 'date' };
}

export const payoffGrammar: ListGrammar<Filters, 'finishedAt' | 'amount'> = {
  filters: {
    state: { kind: 'choice', of: payoffStatuses },
    partner: { kind: 'id' },
    currency: { kind: 'choice', of: currencies },
    finishedAt: { kind: 'date' },
  },
  sorts: ['finishedAt', 'amount'],
  defaultSort: '-finishedAt',
};

@Injectable()
export class PayoffReads {
  constructor(
    private readonly database: Database,
    private readonly payoffs: PayoffViews,
  ) {}

  /** Lists a partner's own payoffs, or all of them for staff, with totals per currency. @throws Problem 422 */
  async list(raw: unknown, actor: Actor, language: Language): Promise<PayoffPageDto> {
    const query = parseListQuery(raw, payoffGrammar);
    const { where, params } = conditions(query, actor);
    const column = query.sort.by === 'amount' ? 'amount' : 'finished_at';
    const direction = query.sort.descending ? 'desc' : 'asc';
    const [rows, count, sums] = await Promise.all([
      this.database.query<PayoffRow>(
        `select * from payoffs ${where} order by ${column} ${direction}, id ${direction} limit ${query.perPage} offset ${query.offset}`,
        params,
      ),
      this.database.one<{ n: number }>(`select count(*) as n from payoffs ${where}`, params),
      this.database.query<Sum>(
        `select currency, status, sum(amount)::bigint as amount, sum(greatest(due, 0))::bigint as owed,
           sum(greatest(-due, 0))::bigint as "toRecover" from payoffs ${where} group by 1, 2 order by 1, 2`,
        params,
      ),
    ]);
    const items = await this.payoffs.views(rows.map(payoffStream.read), actor, language);
    return { ...pageOf(query, items, Number(count?.n ?? 0)), totals: totalsOf(sums) };
  }

  /** @throws Problem 404 if it does not exist or belongs to another partner */
  async byId(id: Id, actor: Actor, language: Language): Promise<{ state: PayoffState; view: PayoffDto }> {
    const row = await this.database.one<PayoffRow>('select * from payoffs where id = $1', [id], 'payoff');
    if (!row || (actor.role === 'Partner' && row.partner_id !== actor.id)) throw notFound();
    const state = payoffStream.read(row);
    const [view] = await this.payoffs.views([state], actor, language);
    if (!view) throw notFound();
    return { state, view };
  }
}

interface Sum {
  currency: Currency;
  status: string;
  amount: number;
  /** earned and not paid out; zero or positive */
  owed: number;
  /** paid out beyond what was earned after refunds; positive */
  toRecover: number;
}

function conditions({ filters, search }: ListQuery<Filters>, actor: Actor): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const all = [
    ...(actor.role === 'Partner' ? [`partner_id = ${add(actor.id)}`] : []),
    ...(filters.partner ? [`partner_id = any (${add(filters.partner)}::uuid[])`] : []),
    ...(filters.state ? [`status = any (${add(filters.state)})`] : []),
    ...(filters.currency ? [`currency = any (${add(filters.currency)})`] : []),
    ...(filters.finishedAt?.from !== undefined ? [`finished_at >= ${add(filters.finishedAt.from)}`] : []),
    ...(filters.finishedAt?.before !== undefined ? [`finished_at < ${add(filters.finishedAt.before)}`] : []),
    ...(search === undefined ? [] : [`order_number = ${add(numberIn(search))}`]),
  ];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', params };
}

/** Reads "R-000412", "000412" and "412" as the same order; -1 for anything else. */
const numberIn = (search: string): number => Number(/^(?:R-)?0*(\d{1,12})$/i.exec(search)?.[1] ?? -1);

const netOf = (sums: readonly Sum[]): number => sums.reduce((total, { owed, toRecover }) => total + owed - toRecover, 0);

function totalsOf(sums: readonly Sum[]): PayoffTotalDto[] {
  return [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
    const mine = sums.filter((sum) => sum.currency === currency);
    return {
      currency,
      byState: Object.fromEntries(mine.map(({ status, amount }) => [status, toText(amount, currency).amount])),
      leftByState: Object.fromEntries(
        mine.filter(({ owed }) => owed > 0).map(({ status, owed }) => [status, toText(owed, currency).amount]),
      ),
      toRecover: toText(
        mine.reduce((total, { toRecover }) => total + toRecover, 0),
        currency,
      ),
      due: toText(netOf(mine), currency),
      payable: toText(netOf(mine.filter(({ status }) => status !== 'held' && status !== 'accrued')), currency),
    };
  });
}
