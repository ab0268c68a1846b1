import {
  bankAccountsAudience,
  priceAudience,
  type PriceAudienceRule,
  type BankAccountsAudienceRule,
  companyAudience,
  type CompanyAudienceRule,
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

/** The default of the email; the marks name the channels that nobody can switch off. */
function channelsOf(reader: (typeof readers)[number], kind: (typeof kinds)[number]): string {
  const offer = offers[reader][kind];
  if (offer === undefined) return '–';
  const mark = (channel: 'inApp' | 'mail', sign: string): string => (offer.locked.includes(channel) ? sign : '');
  return `${offer.mail}${mark('inApp', '¹')}${mark('mail', '²')}`;
}

type Way = Pick<
  | AudienceRule
  | PayoffAudienceRule
  | LeadAudienceRule
  | FeedbackAudienceRule
  | BankAccountsAudienceRule
  | PriceAudienceRule
  | CompanyAudienceRule,
  'kind' | 'to' | 'when'
>;

/** Neighbours of one kind share its name; who gets it in any case is not named with a condition too. */
function recipientsOf(rules: readonly Way[]): string {
  const groups: { kind: string; people: Set<string> }[] = [];
  for (const { to, kind, when } of rules) {
    const last = groups.at(-1);
    const group = last?.kind === kind ? last : { kind, people: new Set<string>() };
    if (group !== last) groups.push(group);
    group.people.add(when === undefined ? to : `${to}*`);
  }
  const needed = (people: ReadonlySet<string>): string[] =>
    [...people].filter((one) => !people.has(one.replace(/\*$/, '')) || !one.endsWith('*'));
  return groups.map(({ kind, people }) => `${needed(people).join(', ')}: ${kind}`).join('; ');
}

/** A row for each list of recipients, with every event that has it. */
function eventRows(rows: readonly [string, readonly Way[]][]): string[] {
  const events = new Map<string, string[]>();
  for (const [type, rules] of rows) {
    const recipients = recipientsOf(rules);
    events.set(recipients, [...(events.get(recipients) ?? []), type]);
  }
  return [...events].map(([recipients, types]) => line(types.join(', '), recipients));
}

/** docs/generated/notifications.md: recipients of each event, with kind and default channels. */
export function renderNotificationTable(): string {
  const audiences = {
    ...orderAudience,
    ...payoffAudience,
    ...leadAudience,
    ...feedbackAudience,
    ...bankAccountsAudience,
    ...priceAudience,
    ...companyAudience,
  };
  const rows = Object.entries(audiences) as [string, readonly Way[]][];
  return [
    '# Who hears of what',
    '',
    'Made by `npm run docs` from `libs/features/notifications/rules`; the check fails when it is not fresh.',
    '',
    '## Kinds and their channels',
    '',
    'Every kind is in the list of the readers who get it. A cell is the default of its email. ¹: the list, ²: the email cannot be switched off.',
    '',
    line('kind', 'on the pages', ...readers),
    line('---', '---', ...readers.map(() => '---')),
    ...kinds.map((kind) => line(kind, en.kinds[kind].title, ...readers.map((reader) => channelsOf(reader, kind)))),
    '',
    'Staff with assigned orders alone get no orderPlaced, paymentReceived, transferDeclared and refundMade. They, and a partner who was replaced, lose the notifications of an order with the order, except that it is somebody else’s now and those of payouts.',
    '',
    '## Events',
    '',
    `Read a row from the left: a person gets the first kind that names them, and nothing about their own action. \`*\`: under a condition. \`manager\` is the order's manager or, without one, orderDesk. Groups are those who may do it now: ${groups.join(', ')}.`,
    '',
    line('events', 'recipients and kind'),
    line('---', '---'),
    ...eventRows(rows.filter(([, rules]) => rules.length > 0)),
    line('any other event that gives the client something to do', 'client*: actionNeeded'),
    line(
      'the mornings of day 2 and 5 of what the client has to do',
      'client*: actionNeeded; manager: actionNeeded, while the client’s mailbox refuses emails',
    ),
    line('two days before documents are due, or that morning', 'client*: actionNeeded'),
    line('two days before the right to withdraw ends, paid and not to begin early', 'client*: orderMoved'),
    line('the morning after documents were due', 'client*, manager*: actionNeeded'),
    line('three days after the finish, once', 'client*: feedbackAsked'),
    line('a read model that waits for a person', 'repairers: deadLetter'),
    line('a message to a client that did not arrive', 'its sender: mailBounced'),
    '',
    `Nobody is notified of ${rows
      .filter(([, rules]) => rules.length === 0)
      .map(([type]) => type)
      .join(', ')}.`,
    '',
  ].join('\n');
}
