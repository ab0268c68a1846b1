import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { PlacedEvent } from '../feed/placed-event.js';

/**
 * What somebody hears of an event: nothing (false), that it happened (true), or that with further members of the message, so that nobody has to ask for what
 * every listener would.
 */
export type Hearing = (event: PlacedEvent, actor: Actor) => boolean | object;

/** Reads once what visibility asks about `events`, however many people are listening. */
export type LiveStreamSource = (events: readonly PlacedEvent[]) => Hearing | Promise<Hearing>;

/** Calls `notify` with whoever has something new to see that is no event of a stream, and all there is to see of it where that is little; '' when it is not known who. @returns how to stop */
export type LiveHintSource = (notify: (person: Id | '', more?: object) => void) => () => void;

/** What can be followed live. Features register what is theirs when their module starts; a stream that nobody registered is followed by nobody. */
export class LiveSources {
  private readonly streamSources = new Map<string, LiveStreamSource>();
  private readonly hintSources = new Map<string, LiveHintSource>();

  registerStream(streamType: string, source: LiveStreamSource): void {
    this.streamSources.set(streamType, source);
  }

  /** @param name the `stream` of the message that the person gets */
  registerHints(name: string, source: LiveHintSource): void {
    this.hintSources.set(name, source);
  }

  get hints(): Iterable<readonly [string, LiveHintSource]> {
    return this.hintSources;
  }

  /** What each of their listeners hears of `events`. */
  async hearing(events: readonly PlacedEvent[]): Promise<Hearing> {
    const types = [...new Set(events.map(({ streamType }) => streamType))];
    const judges = await Promise.all(
      types.map(
        async (type) => [type, await this.streamSources.get(type)?.(events.filter(({ streamType }) => streamType === type))] as const,
      ),
    );
    const byType = new Map(judges);
    return (event, actor) => byType.get(event.streamType)?.(event, actor) ?? false;
  }
}
