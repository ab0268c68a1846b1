import { operations, otherCommands } from '#machines/order/order.machine';
import type { AnyRow } from '#machines/order/row';
import { statusMeta } from '#machines/order/status-meta';
import { isFinal, type OrderStatus, type ProgressStatus, progressStatuses } from '#machines/order/statuses';

type Named = readonly [name: string, row: AnyRow];

const rowsOf = (table: Readonly<Record<string, unknown>>): Named[] =>
  Object.entries(table).flatMap(([name, rows]) =>
    (Array.isArray(rows) ? (rows as AnyRow[]) : [rows as AnyRow]).map((row) => [name, row] as const),
  );

/** docs/generated/order-workflow.md: the machine's own tables as a diagram and as words for people. */
export function orderWorkflowPage(): string {
  const moving = rowsOf(operations);
  return [
    '<!-- Made by `npm run docs` from machines/order; the check fails when it is not fresh. -->',
    '# The life of an order',
    ...section('Statuses', ['status', 'short code', 'badge', 'who acts now'], statusRows()),
    ...diagram(moving),
    ...section('Operations', ['operation', 'from', 'to', 'who', 'condition', 'events'], moving.map(operationRow)),
    ...section('Other commands', ['command', 'in', 'who', 'condition', 'events'], rowsOf(otherCommands).map(commandRow)),
    '',
  ].join('\n');
}

const section = (title: string, head: string[], rows: string[][]): string[] => [
  '',
  `## ${title}`,
  '',
  ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
];

const statusRows = (): string[][] =>
  (Object.keys(statusMeta) as OrderStatus[]).map((status) => {
    const { shortCode, badge, actsNow } = statusMeta[status];
    return [status, shortCode ?? '-', badge, actsNow.join(', ') || 'nobody'];
  });

/** Operations between the same two statuses share an arrow, so that it stays readable. */
function diagram(moving: readonly Named[]): string[] {
  const arrows = new Map<string, string[]>();
  for (const [name, row] of moving) {
    for (const from of row.from) {
      const arrow = `${from} --> ${row.to ?? from}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), titled(name, row)]);
    }
  }
  const finals = progressStatuses.filter((status: ProgressStatus) => isFinal(status)).map((status) => `  ${status} --> [*]`);
  const drawn = [...arrows].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`);
  return ['', '## Diagram', '', '```mermaid', 'stateDiagram-v2', '  [*] --> newOrder: placeOrder', ...drawn, ...finals, '```'];
}

const titled = (name: string, row: AnyRow): string => (row.variant === undefined ? name : `${name} (${row.variant})`);

const condition = (row: AnyRow): string =>
  [row.stateGuard?.name, row.payloadGuard?.name].filter((name) => name !== undefined && name !== '').join(', ') || '-';

const whoOf = (row: AnyRow): string => [...row.who, ...(row.follows === undefined ? [] : ['or follows a payment'])].join(', ');

const operationRow = ([name, row]: Named): string[] => [
  titled(name, row),
  row.from.join(', '),
  row.to ?? '-',
  whoOf(row),
  condition(row),
  row.emits.join(', '),
];

const placesOf = (row: AnyRow): string => (row.from.length === progressStatuses.length ? 'every status' : row.from.join(', '));

const commandRow = ([name, row]: Named): string[] => [titled(name, row), placesOf(row), whoOf(row), condition(row), row.emits.join(', ')];
