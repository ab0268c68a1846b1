import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IsArray, IsIn } from 'class-validator';
import { v5 } from 'uuid';
import { Nested } from '#libs/platform/http/validate';
import { CallFeedback, type FeedbackAction } from '#libs/contracts/feedbacks/call-feedback';
import { longestText } from '#libs/features/feedbacks/feedback-bodies.dto';
import { demoUserId, demoUsers } from '#libs/features/people/seed-users';
import type { Id, Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import { checkedContent, readContent } from '#libs/platform/content/content-file';
import { Database } from '#libs/platform/database/database';
import { IsLine, MayBeAbsent } from '#libs/platform/http/field-rules';
import { type Rating, ratings } from '#machines/feedback/state';

const hour = 3_600_000_000;
const marker = 'demoFeedbacks';
const namespace: Id = '5d1c1f0a-7a2e-5f7b-9a53-0c7c3f0e8d44';

/** A client's feedback, the answer, and whether it was published. */
class FeedbackStory {
  @IsIn(languages)
  language: Language;

  @IsIn(ratings)
  rating: Rating;

  @MayBeAbsent()
  @IsLine(longestText, false)
  text?: string;

  @MayBeAbsent()
  @IsLine(longestText, false)
  answer?: string;

  @MayBeAbsent()
  @IsIn(['publish'])
  then?: 'publish';
}

class FeedbackStories {
  @IsArray()
  @Nested(() => FeedbackStory)
  feedbacks: FeedbackStory[];
}

const file = new URL('../content/feedbacks.yaml', import.meta.url);

interface FinishedOrder {
  id: Id;
  client: Id;
  finished: Micros;
}

/**
 * Feedback on every other finished demo order, given, answered and published by the commands that pages use, some hours after the finish. Idempotency keys are
 * derived from the order, so a seeding that was interrupted repeats nothing.
 * @throws Error if an action is refused; ContentError if the file breaks a rule
 */
export async function seedFeedbacks(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  if (await database.one('select value from counters where name = $1', [marker])) return;
  const commands = app.get(CommandBus, { strict: false });
  const { feedbacks: stories } = await checkedContent(file, '', FeedbackStories, { feedbacks: readContent(file) });
  const orders = await finishedOrders(database);
  for (const [place, order] of orders.filter((_, at) => at % 2 === 1).entries()) {
    const client = demoUsers.find(({ id }) => id === order.client);
    const own = stories.filter(({ language }) => language === client?.language);
    const story = own[place % own.length];
    if (client && story) await play(commands, order, client, story, now);
  }
  await database.query('insert into counters (name, value) values ($1, 1) on conflict (name) do nothing', [marker]);
}

const finishedOrders = (database: Database): Promise<FinishedOrder[]> =>
  database.query<FinishedOrder>(
    `select id, client_id as client, status_since as finished from orders where progress = 'projectFinished' order by number desc limit 24`,
  );

async function play(commands: CommandBus, order: FinishedOrder, client: Actor, story: FeedbackStory, now: Micros): Promise<void> {
  const staff: Actor = { id: demoUserId('client-service-head'), role: 'DepartmentHead', department: 'ubClient' };
  const { id, role, department } = client;
  const actions: readonly (readonly [Actor, FeedbackAction])[] = [
    [
      { id, role, department },
      { operation: 'give', rating: story.rating, text: story.text ?? null, public: true },
    ],
    ...(story.answer === undefined ? [] : [[staff, { operation: 'answer', answer: story.answer }] as const]),
    ...(story.then === undefined ? [] : [[staff, { operation: 'publish' }] as const]),
  ];
  for (const [place, [actor, action]] of actions.entries()) {
    const at = Math.min(now, order.finished + (20 + 5 * place) * hour);
    const key = v5(`${order.id} ${action.operation}`, namespace);
    const call = { order: order.id, action, actor, tokenVersion: null, at, key: { key, requestHash: key } };
    const outcome = await commands.execute(new CallFeedback(call));
    if (outcome.kind === 'refused') throw new Error(`feedback on ${order.id}: ${outcome.code}`);
  }
}
