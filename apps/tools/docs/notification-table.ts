import {
  bankAccountsAudience,
  priceAudience,
  type PriceAudienceRule,
  type BankAccountsAudienceRule,
  feedbackAudience,
  type FeedbackAudienceRule,
  type LeadAudienceRule,
  leadAudience,
  type PayoffAudienceRule,
  type AudienceRule,
  orderAudience,
  payoffAudience,
} from '#libs/features/notifications/rules/audience';
import { groups, offers } from '#libs/features/notifications/rules/kinds';
import { kinds } from '#libs/features/notifications/wire/kinds';
import { en } from '#libs/features/notifications/texts/en';

const line = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

const readers = ['client', 'partner', 'staff'] as const;

function channelsOf(reader: (typeof readers)[number], kind: (typeof kinds)[number]): string {
  const offer = offers[reader][kind];
  if (offer === undefined) return '–';
  const lock = (channel: 'inApp' | 'mail'): string => (offer.locked.includes(channel) ? ' (always)' : '');
  return `list${lock('inApp')}, mail: ${offer.mail}${lock('mail')}`;
}

type Way = Pick<
  AudienceRule | PayoffAudienceRule | LeadAudienceRule | FeedbackAudienceRule | BankAccountsAudienceRule | PriceAudienceRule,
  'kind' | 'to' | 'when'
>;

const inWords = (rules: readonly Way[]): string =>
  rules.length === 0 ? 'nobody' : rules.map(({ to, kind, when }) => `${to}: ${kind}${when === undefined ? '' : ' *'}`).join('; ');

/** docs/generated/notifications.md: recipients of each event, with kind and default channels. */
export function renderNotificationTable(): string {
  const audiences = {
    ...orderAudience,
    ...payoffAudience,
    ...leadAudience,
    ...feedbackAudience,
    ...bankAccountsAudience,
    ...priceAudience,
  };
  const rows = Object.entries(audiences) as [string, readonly Way[]][];
  return [
    '# Who hears of what',
    '',
    'Made by `npm run docs` from `libs/features/notifications/rules`; the check fails when it is not fresh.',
    '',
    '## Kinds and their channels',
    '',
    line('kind', 'in words', ...readers),
    line('---', '---', ...readers.map(() => '---')),
    ...kinds.map((kind) => line(kind, en.kinds[kind].title, ...readers.map((reader) => channelsOf(reader, kind)))),
    '',
    'Whoever has only the orders assigned to them hears nothing of new orders and of single payments (orderPlaced, paymentReceived, transferDeclared, refundMade). A partner who was replaced, and whoever has only the orders assigned to them, loses what was told of an order with the order, save that it is somebody else’s now and what payoffs tell.',
    '',
    '## Events',
    '',
    `A row is read from the left: the first that reaches a person is the one they get, and nobody is told of what they did. \`*\`: only under a condition. \`manager\` is the order's manager or, while it has none, orderDesk. Groups are whoever may do it now: ${groups.join(', ')}.`,
    '',
    line('event', 'told to'),
    line('---', '---'),
    ...rows.map(([type, rules]) => line(type, inWords(rules))),
    line('any event that gives the client something to do, where no row says so', 'client: actionNeeded *'),
    line(
      'the mornings of day 2 and 5 of what the client has to do',
      'client: actionNeeded *; manager: actionNeeded, while the client’s mailbox refuses emails',
    ),
    line('two days before documents are due, or that morning', 'client: actionNeeded *'),
    line('the morning after documents were due', 'client: actionNeeded *; manager: actionNeeded *'),
    line('three days after the finish, once', 'client: feedbackAsked *'),
    line('a read model that waits for a person', 'repairers: deadLetter'),
    line('a message to a client that did not arrive', 'its sender: mailBounced'),
    '',
  ].join('\n');
}
