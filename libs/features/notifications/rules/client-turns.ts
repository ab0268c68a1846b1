import type { Id } from '#machines/kernel/ids';
import { calendarDateOf, type Micros, microsADay, midnightOf } from '#machines/kernel/time';
import type { OrderEvent } from '#machines/order/events';
import { missingItems } from '#machines/order/items';
import { asksMore, type ClientTasks, type NextAction } from '#machines/order/facts';
import type { OrderState } from '#machines/order/state';
import { mayWithdrawIn, rightOf } from '#machines/order/withdrawal';
import { namesOfItems } from './document-names.js';
import { factsOfKnown, type KnownOrder, type NamedOrder } from './known-order.js';
import type { Notice, NoticeFigures } from './notice.js';
import { noticeId } from './notice-ids.js';
import { morningOf } from './document-reminders.js';

/** Days after the beginning of the client's turn on which they are reminded. */
const reminderDays = [2, 5] as const;
/** Stands for the reminder of the end of the right to withdraw. */
const rightDay = 0;
export type ReminderDay = (typeof reminderDays)[number] | typeof rightDay;

/** The client's tasks of an order, and their beginning. */
export interface ClientTurn {
  step: NextAction;
  since: Micros;
}

/** The client's next step, or the missing details while another party acts. */
const stepOf = (tasks: ClientTasks | null): NextAction | null => (tasks === null ? null : (tasks.next ?? 'giveDetails'));

const tasksOf = (state: OrderState): ClientTasks | null => factsOfKnown(state).client;

const isTurn = (state: OrderState, step: NextAction): boolean => stepOf(tasksOf(state)) === step;

/** The turn that an event begins or ends (null); undefined if it changes nothing. */
export function turnAfter(
  before: KnownOrder | undefined,
  after: KnownOrder,
  { at }: Pick<OrderEvent, 'at'>,
): ClientTurn | null | undefined {
  const [earlier, now] = [before === undefined ? null : tasksOf(before.state), tasksOf(after.state)];
  const step = stepOf(now);
  if (step === null) return earlier === null ? undefined : null;
  return step !== stepOf(earlier) || asksMore(earlier, now) ? { step, since: at } : undefined;
}

/** Whether an event of another person gives the client a task. */
export const beginsTurn = (before: KnownOrder | undefined, after: KnownOrder, { actor }: Pick<OrderEvent, 'actor'>): boolean =>
  actor.id !== after.client && asksMore(before === undefined ? null : tasksOf(before.state), tasksOf(after.state));

const sentences = {
  payPrepayment: 'prepayment',
  payRest: 'balance',
  provideDocuments: 'documents',
  sendDocuments: 'submit',
} as const satisfies Partial<Record<NextAction, string>>;

/** Key of the sentence that asks for the step; steps without one ask for the details. */
const sentenceFor = (step: NextAction): string => sentences[step as keyof typeof sentences] ?? 'details';

/** Figures that a request to the client quotes. */
function figuresOf(state: OrderState, tasks: ClientTasks): NoticeFigures {
  const documents = tasks.next === 'provideDocuments' ? namesOfItems(missingItems(state.items, state.documents), state) : [];
  return {
    ...(tasks.amount > 0 && { amount: tasks.amount, currency: state.facts.currency }),
    ...(documents.length > 0 && { documents, count: documents.length }),
    ...(tasks.details && tasks.next !== null && tasks.next !== 'giveDetails' && { details: true }),
  };
}

/** Key of the sentence that asks the client to act, with its figures; null while nothing is asked of them. */
export function turnSentence(state: OrderState): { sentence: string; figures: NoticeFigures } | null {
  const tasks = tasksOf(state);
  const step = stepOf(tasks);
  return tasks === null || step === null ? null : { sentence: sentenceFor(step), figures: figuresOf(state, tasks) };
}

/** On the mornings of the second and the fifth day. */
export const remindersOfTurn = ({ since }: ClientTurn): { day: ReminderDay; at: Micros }[] =>
  reminderDays.map((day) => ({ day, at: morningOf(since + day * microsADay) }));

/** A reminder whose time has come. */
export interface DueReminder extends ClientTurn {
  order: Id;
  day: ReminderDay;
  at: Micros;
}

/** Whether all missing documents are due on a day, which has separate reminders. */
const hasDays = ({ items, documents }: OrderState, tasks: ClientTasks): boolean =>
  tasks.next === 'provideDocuments' && !tasks.details && missingItems(items, documents).every(({ due }) => due !== null);

/**
 * Reminds of a turn that has not ended. Its id depends on turn and day, so repetitions create no second one. If the client's mailbox
 * refuses emails, the order's manager is notified too.
 */
export function turnReminders({ since, step, day, at }: DueReminder, order: NamedOrder, state: OrderState, bounces: boolean): Notice[] {
  const tasks = tasksOf(state);
  const asked = turnSentence(state);
  if (tasks === null || asked === null || !isTurn(state, step) || hasDays(state, tasks)) return [];
  const about = (audience: string, reader: 'client' | 'staff', sentence: string, figures: NoticeFigures): Notice => ({
    id: noticeId(`${order.id} ${since}` as Id, audience, `ClientReminder ${day}`),
    audience,
    except: [],
    reader,
    kind: 'actionNeeded',
    template: `ClientReminder.${sentence}`,
    event: order.id,
    actor: null,
    subjectType: 'order',
    subject: order.id,
    order: order.id,
    figures,
    at,
  });
  const toClient = about(order.client, 'client', asked.sentence, asked.figures);
  return bounces ? [toClient, about(order.manager ?? 'orderDesk', 'staff', 'refused', {})] : [toClient];
}

/** The day on which the right to withdraw ends, if the event moved it. */
export function rightAfter(before: KnownOrder | undefined, after: KnownOrder): string | null {
  const isSame = before?.state.confirmedAt === after.state.confirmedAt && before.state.informedAt === after.state.informedAt;
  return isSame ? null : (rightOf(after.state)?.endsOn ?? null);
}

/** The reminder comes two days before the end, in the morning. `since`: midnight of the last day. */
export function reminderOfRight(endsOn: string): Pick<DueReminder, 'day' | 'step' | 'since' | 'at'> {
  const since = midnightOf(endsOn);
  return { day: rightDay, step: 'nothing', since, at: morningOf(since - 2 * microsADay) };
}

/** Whether a reminder is of the end of the right to withdraw. */
export const isOfRight = ({ day }: Pick<DueReminder, 'day'>): boolean => day === rightDay;

/** Reminds a client who paid, did not ask for an early start and can still withdraw. Its id depends on order and day. */
export function rightReminder({ since, at }: DueReminder, order: NamedOrder, state: OrderState): Notice[] {
  const right = rightOf(state);
  const { money, leaving } = factsOfKnown(state);
  const isTheirs = right?.endsOn === calendarDateOf(since) && !right.startEarly && mayWithdrawIn(state.value.progress);
  if (!isTheirs || (money?.paid ?? 0) === 0) return [];
  return [
    {
      id: noticeId(`${order.id} ${since}` as Id, order.client, 'WithdrawalEnds'),
      audience: order.client,
      except: [],
      reader: 'client',
      kind: 'orderMoved',
      template: 'WithdrawalEnds.client',
      event: order.id,
      actor: null,
      subjectType: 'order',
      subject: order.id,
      order: order.id,
      at,
      figures: { date: since, ...(leaving !== null && leaving.back > 0 && { back: leaving.back }) },
    },
  ];
}
