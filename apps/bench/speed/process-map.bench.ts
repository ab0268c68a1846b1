import type { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { ProcessMap, ProcessMapHandler } from '#libs/features/reports/queries/process-map';
import { drawnArrows } from '#libs/features/reports/rules/walked-steps';
import type { Config } from '#libs/platform/config/config';
import { defaultQuotas } from '#libs/platform/config/quotas';
import { Database } from '#libs/platform/database/database';
import { isFinal, type ProgressStatus } from '#machines/order/statuses';
import { onDatabase } from '../product/own-database.js';
import { seeded } from '../product/random.js';
import type { Bench } from '../programs.js';
import { askAll } from './questions.js';

const batch = 20_000;
const day = 86_400_000_000;
const start = Date.parse('2023-11-01T00:00:00Z') * 1000;
const years = 3 * 365;

const idsOf = (amount: number): string[] => Array.from({ length: amount }, () => v7());
const [countries, services, managers, partners] = [idsOf(12), idsOf(60), idsOf(120), idsOf(60)];

interface Move {
  order_id: string;
  version: number;
  from_status: ProgressStatus | null;
  to_status: ProgressStatus;
  at: number;
  seconds: number | null;
}

/** The process map over `events` movements of status, each of which is an event: for all orders and for what each filter leaves. */
export const run: Bench<'process-map'> = ({ events }, print) =>
  onDatabase(async (database, { ownerUrl }) => {
    const owner = Database.open(ownerUrl, { asOwner: true, max: 2 });
    print(`${await fill(owner, events)} orders with ${events} movements`);
    await owner.close();
    const handler = new ProcessMapHandler(
      database,
      { execute: () => Promise.resolve({ workingHours: { timeZone: 'Europe/Tallinn' } }) } as unknown as QueryBus,
      { quotas: defaultQuotas } as Config,
    );
    const asked = questions().map(([name, query]) => [name, () => handler.execute(new ProcessMap(query))] as const);
    return askAll('process map', Object.fromEntries(asked), { times: 20, goal: 2_000 }, print);
  });

const questions = (): [string, Record<string, string>][] => [
  ['all orders', {}],
  ['a year', { 'filter[at]': '2025-01-01..2025-12-31' }],
  ['a country', { 'filter[country]': countries[0] ?? '' }],
  ['a service', { 'filter[service]': services[0] ?? '' }],
  ['a manager', { 'filter[manager]': managers[0] ?? '' }],
  ['a partner in a year', { 'filter[partner]': partners[0] ?? '', 'filter[at]': '2025-01-01..2025-12-31' }],
];

/** Random paths along the workflow's arrows, one order after the other over three years. */
async function fill(owner: Database, amount: number): Promise<number> {
  const random = seeded(1);
  const pick = <Item>(of: readonly Item[]): Item => of[Math.floor(random() * of.length)] as Item;
  let [made, orders] = [0, 0];
  while (made < amount) {
    const [rows, moves] = [[] as object[], [] as Move[]];
    while (moves.length < batch && made + moves.length < amount) {
      const walked = randomPath(start + Math.floor(random() * years) * day, random, pick).slice(0, amount - made - moves.length);
      moves.push(...walked);
      rows.push(orderOf(walked, (orders += 1), random, pick));
    }
    await owner.query(
      `with moved as (insert into report_moves select * from json_populate_recordset(null::report_moves, $2))
       insert into report_orders select * from json_populate_recordset(null::report_orders, $1)`,
      [JSON.stringify(rows), JSON.stringify(moves)],
    );
    made += moves.length;
  }
  await owner.query('vacuum analyze report_orders, report_moves');
  return orders;
}

function randomPath(placed: number, random: () => number, pick: <Item>(of: readonly Item[]) => Item): Move[] {
  const order = v7();
  const moves: Move[] = [{ order_id: order, version: 1, from_status: null, to_status: 'newOrder', at: placed, seconds: null }];
  for (let last = moves[0]; last && !isFinal(last.to_status) && random() > 0.03; last = moves.at(-1)) {
    const from = last.to_status;
    const ways = drawnArrows.filter((arrow) => arrow.from === from);
    // Most go on; few are cancelled.
    const onward = ways.filter(({ kind }) => kind === 'onward');
    const to = pick(random() < 0.9 && onward.length > 0 ? onward : ways).to;
    const seconds = Math.floor(random() * 20 * 86_400);
    moves.push({
      order_id: order,
      version: last.version + 1 + Math.floor(random() * 3),
      from_status: from,
      to_status: to,
      at: last.at + seconds * 1_000_000,
      seconds,
    });
  }
  return moves;
}

function orderOf(moves: readonly Move[], number: number, random: () => number, pick: <Item>(of: readonly Item[]) => Item): object {
  const [first, last] = [moves[0] as Move, moves.at(-1) as Move];
  return {
    order_id: first.order_id,
    number,
    client_id: v7(),
    partner_id: random() < 0.8 ? pick(partners) : null,
    manager_id: pick(managers),
    country_id: pick(countries),
    service_id: pick(services),
    currency: 'EUR',
    progress: last.to_status,
    ...{ price: 100_000, received: 0, refunded: 0, conceded: 0, balance: 100_000 },
    placed_at: first.at,
    since: last.at,
    finished_at: last.to_status === 'projectFinished' ? last.at : null,
    cancelled_at: last.to_status === 'orderCancelled' ? last.at : null,
    cancelled_from: last.to_status === 'orderCancelled' ? last.from_status : null,
    reached: [...new Set(moves.map(({ to_status }) => to_status))],
  };
}
