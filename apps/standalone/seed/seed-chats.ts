import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ArrayNotEmpty, IsArray, IsIn, IsNumber, Min } from 'class-validator';
import { v5 } from 'uuid';
import { Nested } from '#libs/platform/http/validate';
import { CallChat, type ChatAction } from '#libs/contracts/chat/call-chat';
import { ChatTemplates } from '#libs/features/chat/commands/chat-templates';
import { longestMessage } from '#libs/features/chat/wire/messages.dto';
import { demoUsers } from '#libs/features/people/seed-users';
import type { Id, Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import type { Micros } from '#machines/kernel/time';
import { checkedContent, readContent } from '#libs/platform/content/content-file';
import { Database } from '#libs/platform/database/database';
import { IsLine, MayBeAbsent } from '#libs/platform/http/field-rules';
import { type ChatKind, chatKinds } from '#machines/chat/events';

const hour = 3_600_000_000;
const marker = 'demoChats';
const namespace: Id = 'b35a5f37-6b44-5c1f-8d0f-1f3c7a2f6d91';

const speakers = ['client', 'manager', 'partner'] as const;
type Speaker = (typeof speakers)[number];

/** A message of an order's member, some hours after the previous one. */
class ChatLine {
  @IsIn(speakers)
  who: Speaker;

  @IsNumber()
  @Min(0)
  hours: number;

  @MayBeAbsent()
  @IsIn(chatKinds)
  chat?: ChatKind;

  @IsLine(longestMessage, false)
  text: string;
}

/** A conversation, used for several orders. */
class ChatStory {
  @IsIn(languages)
  language: Language;

  @IsArray()
  @ArrayNotEmpty()
  @Nested(() => ChatLine)
  lines: ChatLine[];
}

/** A canned answer that staff of the demo have. */
class CannedAnswer {
  @IsLine(60, false)
  title: string;

  @IsLine(longestMessage, false)
  ru: string;

  @IsLine(longestMessage, false)
  en: string;
}

class ChatStories {
  @IsArray()
  @Nested(() => CannedAnswer)
  answers: CannedAnswer[];

  @IsArray()
  @Nested(() => ChatStory)
  chats: ChatStory[];
}

const file = new URL('../content/chats.yaml', import.meta.url);
const answersFile = new URL('../content/chat-templates.yaml', import.meta.url);

type Parties = Record<Speaker, Id | null>;
interface DemoOrder extends Parties {
  id: Id;
  at: Micros;
}

/**
 * Chats of the newest demo orders, posted once by the command that pages use, with times after the orders were placed. Message ids are derived from their
 * position, so a seeding that was interrupted posts nothing twice.
 * @throws Error if a message is refused; ContentError if the file breaks a rule
 */
export async function seedChats(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  if (await database.one('select value from counters where name = $1', [marker])) return;
  const commands = app.get(CommandBus, { strict: false });
  const { chats: stories, answers } = await checkedContent(file, '', ChatStories, {
    chats: readContent(file),
    answers: readContent(answersFile),
  });
  const templates = app.get(ChatTemplates, { strict: false });
  for (const { title, ...text } of answers) {
    const key = { key: v5(title, namespace), requestHash: v5(title, namespace), actor: null };
    await templates.add({ title, text }, key);
  }
  for (const order of await ordersToTalkAbout(database)) {
    const own = stories.filter(({ language }) => language === languageOf(order.client));
    const story = own[Number.parseInt(order.id.slice(-2), 16) % own.length];
    if (story) await play(commands, order, story, now);
  }
  await database.query('insert into counters (name, value) values ($1, 1) on conflict (name) do nothing', [marker]);
}

const ordersToTalkAbout = (database: Database): Promise<DemoOrder[]> =>
  database.query<DemoOrder>(
    `select id, created_at as at, client_id as client, manager_id as manager, partner_id as partner from orders
     where manager_id is not null and progress not in ('newOrder', 'orderCancelled') order by number desc limit 24`,
  );

const languageOf = (person: Id | null): Language | undefined => demoUsers.find(({ id }) => id === person)?.language;

async function play(commands: CommandBus, order: DemoOrder, story: ChatStory, now: Micros): Promise<void> {
  let at = order.at;
  for (const [place, { who, hours, chat = 'client', text }] of story.lines.entries()) {
    at += Math.round(hours * hour);
    const user = demoUsers.find(({ id }) => id === order[who]);
    if (!user || at > now) continue;
    const { id, role, department } = user;
    const message = v5(`${order.id} ${place}`, namespace);
    const action: ChatAction = { operation: 'post', order: order.id, kind: chat, message, text, files: [], replyTo: null };
    const key = { key: message, requestHash: message };
    const outcome = await commands.execute(new CallChat({ action, actor: { id, role, department }, tokenVersion: null, at, key }));
    if (outcome.kind === 'refused') throw new Error(`${text}: ${outcome.code}`);
  }
}
