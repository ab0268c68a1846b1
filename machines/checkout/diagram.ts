import type { AnyRow } from '#machines/decider/row';
import type { CheckoutCommandName } from './commands.js';
import { type CheckoutDomain, checkoutTable } from './rules.js';
import { checkoutStatuses, finalStatuses } from './state.js';

type Named = [name: Exclude<CheckoutCommandName, 'begin'>, row: AnyRow<CheckoutDomain>];

/** The machine's table, row by row. */
export const namedRows = Object.entries(checkoutTable) as Named[];

/** The page of the checkout: the drawing and the table, from the machine itself. Markdown with a Mermaid diagram. */
export const renderCheckoutWorkflow = (): string =>
  [
    '# The life of a checkout',
    'One attempt to pay an order online. Made from the machine by `npm run docs`. Do not edit.',
    `\`\`\`mermaid\n${stateDiagram()}\n\`\`\``,
    'Nothing leaves a final status but money that arrives all the same: `recordCapture` is taken from every status, and is drawn from those that wait for it.',
    '## Commands',
    `\`begin\` begins one in \`${checkoutStatuses[0]}\`.`,
    commandTable(),
    '',
  ].join('\n\n');

/** A Mermaid state diagram: an arrow per command and source status. Commands that every status permits are drawn only from statuses that are not final. */
export function stateDiagram(): string {
  const finals: readonly string[] = finalStatuses;
  const arrows = namedRows.flatMap(([name, { from, to }]) =>
    from
      .filter((status) => from.length < checkoutStatuses.length || !finals.includes(status))
      .map((status) => `  ${status} --> ${to}: ${name}`),
  );
  const ends = finalStatuses.map((status) => `  ${status} --> [*]`);
  return ['stateDiagram-v2', `  [*] --> ${checkoutStatuses[0]}: begin`, ...arrows, ...ends].join('\n');
}

const commandTable = (): string =>
  [
    ['command', 'who', 'events'],
    ['---', '---', '---'],
    ...namedRows.map(([name, { who, emits }]) => [name, who.join(', '), emits.join(', ')]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
