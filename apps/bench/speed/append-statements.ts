import { encode, statementFor } from '#libs/event-log/append/append-call';
import type { AppendRequest } from '#libs/event-log/append/contract';
import { orderStream, type OrderRow } from '#libs/features/orders/storage/order-stream';
import type { Actor } from '#machines/kernel/people';
import type { Database } from '#libs/platform/database/database';
import { decide } from '#machines/order/decide';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';

/** Ids in the sample call that each transaction replaces. */
const commandId = '00000000-0000-7000-8000-00000000c0de';
const eventId = '00000000-0000-7000-8000-00000000e0e7';

interface Staff {
  id: string;
  role: Actor['role'];
  department: Actor['department'];
  token_version: number;
}

/** An append call for `state`, exactly as the product would send it: a step completed or reopened. */
function sampleRequest(state: OrderState, staff: Staff): AppendRequest {
  const actor = { id: staff.id, role: staff.role, department: staff.department };
  const step = state.steps.find(({ visible }) => visible);
  const type = step?.completedAt === null ? 'completeStep' : 'reopenStep';
  const command = { type, order: state.id, actor, at: state.updatedAt, payload: { step: step?.id ?? '' } } as const;
  const decision = decide(state, command);
  if (!decision.accepted) throw new Error(`the sample command was refused: ${decision.refusal.code}`);
  return {
    streamType: 'order',
    streamId: state.id,
    expectedVersion: state.version,
    key: { actor: staff.id, key: commandId, requestHash: 'f'.repeat(64) },
    actor: { id: staff.id, tokenVersion: staff.token_version },
    command: { id: commandId, type, actorFacts: actor, machineVersion, input: { ...command, judged: true } },
    outcome: { kind: 'accepted', code: null },
    events: decision.events.map((event) => ({ id: eventId, type: event.type, schemaVersion: event.schemaVersion, data: event.data })),
    row: orderStream.changes(decision.next, state),
    texts: [],
    at: state.updatedAt,
  };
}

const placeholder = /\{\{(\w+)\}\}/;

/** The arguments of the call as templates: the database fills in {{stream}}, {{command}}, {{event}}, {{from}} and {{to}}. */
function templates(request: AppendRequest): string[] {
  const from = request.expectedVersion;
  const to = from + request.events.length;
  return statementFor([encode(request)])
    .values.slice(0, 3)
    .map((value) =>
      (value ?? '')
        .replaceAll(request.streamId, '{{stream}}')
        .replaceAll(commandId, '{{command}}')
        .replaceAll(eventId, '{{event}}')
        .replaceAll(`"expected_version":${from},`, '"expected_version":{{from}},')
        .replaceAll(`"new_version":${to},`, '"new_version":{{to}},')
        .replaceAll(`"version":${to},`, '"version":{{to}},'),
    );
}

/** Constant parts are columns of bench_call, so that a transaction only concatenates: filling in must cost almost nothing. */
function concatenation(template: string, columns: Map<string, string>): string {
  const parts = template.split(placeholder).map((part, index) => {
    if (index % 2 === 1) return `b."${part}"`;
    const column = `piece${columns.size}`;
    columns.set(column, part);
    return `b.${column}`;
  });
  return `(${parts.join(' || ')})::json`;
}

/**
 * Prepares `orders` for pgbench, an equal share per client, and returns its script: every transaction is one call of the same append function with the same
 * arguments as an operation of the product, on one of its client's orders.
 */
export async function sameSql(owner: Database, orders: readonly string[], clients: number): Promise<string> {
  const row = await owner.one<OrderRow>(`select * from orders where id = any ($1) and progress = 'documentsReceived' limit 1`, [orders]);
  const staff = await owner.one<Staff>(`select id, role, department, token_version from users where email_key = 'owner@registra.example'`);
  if (!row || !staff) throw new Error('the demo data is missing');
  const columns = new Map<string, string>();
  const values = templates(sampleRequest(orderStream.read(row), staff)).map((template) => concatenation(template, columns));
  const pieces = [...columns];
  await owner.query('drop table if exists bench_orders, bench_call');
  await owner.query('create table bench_orders (n integer primary key, id uuid not null)');
  await owner.query('insert into bench_orders select n - 1, id from unnest($1::uuid[]) with ordinality as o(id, n)', [orders]);
  await owner.query(
    `create table bench_call as select ${pieces.map(([column], index) => `$${index + 1}::text as ${column}`).join(', ')}`,
    pieces.map(([, text]) => text),
  );
  await owner.query('vacuum analyze bench_orders');
  const share = Math.floor(orders.length / clients);
  return `\\set n :client_id * ${share} + random(0, ${share - 1})
with b as (
  select o.id::text as stream, gen_random_uuid()::text as command, gen_random_uuid()::text as event, o.version::text as "from",
         (o.version + 1)::text as "to", c.*
  from bench_orders n join orders o on o.id = n.id, bench_call c where n.n = :n limit 1)
select a.answer from b, append_order(${values.join(', ')}, null, null, null) a;
`;
}
