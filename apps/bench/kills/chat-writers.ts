import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Talk } from '../product/chat-people.js';
import type { Client } from '../product/client.js';
import { LiveFollower } from '../product/live-follower.js';

/** Milliseconds between two messages of one person: below the rate limit of one person. */
const everyMessage = 1_000;
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
class Talker {
  readonly acknowledged: string[] = [];
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
      await pause(1_000);
    }
  }
}

/** Both people of each chat, at work. */
interface Chatting {
  /** ids of acknowledged messages by chat */
  said: ReadonlyMap<string, readonly string[]>;
  /** Ends it; resolves when every message is acknowledged. @returns the seconds it took */
  stop(): Promise<number>;
}

/** Begins at once, the people spread over the time between two messages. */
export function talkersOf(all: readonly Talk[]): Chatting {
  const talkers = all.flatMap(({ chat, client, manager }) =>
    [client, manager].map((person) => ({ chat, talker: new Talker(person, chat) })),
  );
  const began = performance.now();
  const working = Promise.all(talkers.map(({ talker }, n) => talker.work(began + (n * everyMessage) / talkers.length)));
  working.catch(() => undefined);
  return {
    get said() {
      return new Map(
        all.map(({ chat }) => [chat, talkers.filter((one) => one.chat === chat).flatMap(({ talker }) => talker.acknowledged)]),
      );
    },
    stop: async () => {
      talkers.forEach(({ talker }) => talker.stop());
      await working;
      return (performance.now() - began) / 1000;
    },
  };
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
