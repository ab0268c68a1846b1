import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { PlacedEvent } from '../feed/placed-event.js';

/**
 * What a listener gets of an event: nothing (false), that it happened (true), or that with further fields of the message, which saves a request by every
 * listener.
 */
export type Hearing = (event: PlacedEvent, actor: Actor, language: Language) => boolean | object;

/** Loads once what the visibility of `events` depends on, however many people listen. */
export type LiveStreamSource = (events: readonly PlacedEvent[]) => Hearing | Promise<Hearing>;

/**
 * Calls `notify` with each person who has something new to see that is no event of a stream, and its content if it is small; '' if the person is unknown.
 * @returns a function that unsubscribes
 */
export type LiveHintSource = (notify: (person: Id | '', more?: object) => void) => () => void;

/** Sources of live updates. Features register theirs when their module starts; a stream without a source has no live updates. */
export class LiveSources {
  private readonly streamSources = new Map<string, LiveStreamSource>();
  private readonly hintSources = new Map<string, LiveHintSource>();

  registerStream(streamType: string, source: LiveStreamSource): void {
    this.streamSources.set(streamType, source);
  }

  /** @param name the message's `stream` */
  registerHints(name: string, source: LiveHintSource): void {
    this.hintSources.set(name, source);
  }

  get hints(): Iterable<readonly [string, LiveHintSource]> {
    return this.hintSources;
  }

  /** The messages for each listener of `events`. */
  async hearing(events: readonly PlacedEvent[]): Promise<Hearing> {
    const types = [...new Set(events.map(({ streamType }) => streamType))];
    const sources = await Promise.all(
      types.map(
        async (type) => [type, await this.streamSources.get(type)?.(events.filter(({ streamType }) => streamType === type))] as const,
      ),
    );
    const byType = new Map(sources);
    return (event, actor, language) => byType.get(event.streamType)?.(event, actor, language) ?? false;
  }
}
