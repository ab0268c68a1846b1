import type { AnyRow } from '#machines/decider/row';
import type { StatedMove } from '#machines/decider/statechart';
import { type CommandName, operationNames } from './commands.js';
import type { OrderDomain } from './domain.js';
import { progressMoves, rewardMoves } from './moves.js';
import { commandNames, rowsOf } from './operations.js';
import { statusMeta } from './status-meta.js';
import { isFinal, orderStatuses, type ProgressStatus, progressStatuses, rewardStatus } from './statuses.js';
import { en } from './texts/en.js';
import { machineVersion } from './version.js';

interface NamedRow {
  name: CommandName;
  row: AnyRow<OrderDomain>;
}

const named = (names: readonly CommandName[]): NamedRow[] => names.flatMap((name) => rowsOf(name).map((row) => ({ name, row })));

const titled = ({ name, row }: NamedRow): string => (row.variant ? `${name} (${row.variant})` : name);

/** The page of the workflow: the drawing and both tables, from the machine itself. Markdown with a Mermaid diagram. */
export const renderOrderWorkflow = (): string =>
  [
    '# The order workflow',
    `Made from the machine by \`npm run docs\`; machine version ${machineVersion}. Do not edit.`,
    `\`\`\`mermaid\n${stateDiagram()}\n\`\`\``,
    '## Statuses',
    statusTable(),
    '## Operations',
    '`a…b` are the statuses from `a` to `b` in the table above. `staff` are those who operate every order, and of the departments that have assigned orders alone the manager of this one (`machines/access`).',
    operationTable(),
    '## Other commands',
    commandTable(),
    '',
  ].join('\n\n');

const arrow = ({ event, variant, from, to }: StatedMove): string =>
  `    ${from} --> ${to}: ${variant === undefined ? event : `${event} (${variant})`}`;

/** Without moves along an arrow that is there already: those that only follow another command. */
const drawn = (moves: readonly StatedMove[]): StatedMove[] =>
  moves.filter(
    ({ variant, ...move }) =>
      variant === undefined ||
      !moves.some((one) => one.variant === undefined && one.event === move.event && one.from === move.from && one.to === move.to),
  );

/** The state of the reward that is a status, by the status's name. */
const asStatus = (value: string): string => (value === 'changed' ? rewardStatus : value);

/** The progress and reward regions as a Mermaid state diagram: an arrow for each move of the machine. */
export function stateDiagram(): string {
  const ends = progressStatuses.filter(isFinal).map((status) => `    ${status} --> [*]`);
  return [
    'stateDiagram-v2',
    '  state progress {',
    '    [*] --> newOrder',
    ...drawn(progressMoves).map(arrow),
    ...ends,
    '  }',
    '  state reward {',
    '    [*] --> agreed',
    ...drawn(rewardMoves).map((move) => arrow({ ...move, from: asStatus(move.from), to: asStatus(move.to) })),
    '  }',
  ].join('\n');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const statusTable = (): string =>
  table(
    ['status', 'short code', 'label', 'acts now'],
    orderStatuses.map((status) => {
      const { shortCode, actsNow } = statusMeta[status];
      return [status, shortCode ?? '-', en.status[status], actsNow.join(', else ') || '-'];
    }),
  );

const who = ({ who: everybody, onlyIn, follows }: AnyRow<OrderDomain>): string => {
  const people = everybody.map((one) => (onlyIn?.[one] ? `${one} (only in ${statusesIn(onlyIn[one])})` : one));
  return [
    ...people,
    ...(follows ? [`by itself after ${follows.by === 'same' ? 'an operation, for who performs it' : follows.after.join(', ')}`] : []),
  ].join('; ');
};

const codes = ({ row }: NamedRow): string =>
  [...new Set([...(row.stateGuard?.codes ?? []), ...(row.payloadGuard?.codes ?? [])])].join(', ') || '-';

const operationTable = (): string =>
  table(
    ['operation', 'from', 'to', 'who', 'refused with', 'tells'],
    named(operationNames).map((operation) => {
      const { row } = operation;
      return [titled(operation), statusesIn(row.from), row.to ?? '-', who(row), codes(operation), row.emits.join(', ')];
    }),
  );

/** Statuses by name; neighbours in the table of statuses as "first … last". */
function statusesIn(from: readonly ProgressStatus[]): string {
  if (from.length === progressStatuses.length) return 'every status';
  if (from.length === progressStatuses.filter((status) => !isFinal(status)).length) return 'all but the finals';
  const runs: ProgressStatus[][] = [];
  for (const status of progressStatuses.filter((one) => from.includes(one))) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && progressStatuses.indexOf(status) === progressStatuses.indexOf(last) + 1) runs.at(-1)?.push(status);
    else runs.push([status]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}…${run.at(-1)}` : run.join(', '))).join(', ');
}

const isOperation = (name: CommandName): boolean => (operationNames as readonly CommandName[]).includes(name);

const commandTable = (): string =>
  table(
    ['command', 'in', 'who', 'refused with'],
    named(commandNames.filter((name) => !isOperation(name))).map((command) => {
      const { row } = command;
      return [titled(command), statusesIn(row.from), who(row), codes(command)];
    }),
  );
