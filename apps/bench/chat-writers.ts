import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Talk } from './chat-people.js';
import type { Client } from './client.js';
import { LiveFollower } from './live-follower.js';

/** Milliseconds between two messages of one person: below the rate limit of one person. */
export const everyMessage = 1_000;
const readersOfChat = 4;

/** Messages that one reader received of their chat, in order of arrival. */
export class Reader {
  readonly heard: { id: string; nth: number }[] = [];
  readonly delays: number[] = [];
  readonly follower: LiveFollower;

  constructor(origin: string, token: string, chat: string) {
    this.follower = new LiveFollower(origin, token, ({ message }) => {
      if (message?.chat !== chat) return;
      this.heard.push({ id: message._id, nth: message.nth });
      this.delays.push(Date.now() - Date.parse(message.at));
    });
  }
}

/** A person who posts a message every second, and retries it with the same key until it is acknowledged. */
export class Talker {
  readonly acknowledged: string[] = [];
  repeated = 0;
  private over = false;

  constructor(
    private readonly client: Client,
    private readonly chat: string,
  ) {}

  stop(): void {
    this.over = true;
  }

  async work(first: number): Promise<void> {
    for (let next = first; !this.over; next += everyMessage) {
      await pause(Math.max(0, next - performance.now()));
      if (!this.over) await this.say(v7());
    }
  }

  private async say(id: string): Promise<void> {
    const body = { chat: this.chat, text: `Message ${id}` };
    for (;;) {
      const answer = await this.client.call('POST', '/chatmessages', body, { 'idempotency-key': id }).catch(() => undefined);
      if (answer?.status === 201) return void this.acknowledged.push(id);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) throw new Error(`a message was refused: ${answer.status}`);
      this.repeated += 1;
      await pause(1_000);
    }
  }
}

/** A live stream on a chat. */
export interface Followed {
  talk: Talk;
  reader: Reader;
}

/** Four live streams on each chat, two of each of its people. */
export const follow = (origin: string, all: readonly Talk[]): Followed[] =>
  all.flatMap((talk) =>
    Array.from({ length: readersOfChat }, (_, n) => ({
      talk,
      reader: new Reader(origin, (n % 2 ? talk.client : talk.manager).token, talk.chat),
    })),
  );
