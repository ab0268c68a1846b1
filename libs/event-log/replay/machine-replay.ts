import type { Stream } from '../append/contract.js';
import type { PlacedEvent } from '../feed/placed-event.js';
import type { FollowingRows } from './following-rows.js';
import type { Replayable } from './replay.js';

/** A stream with a state machine. `decide`: with the machine version of the command. */
export interface MachineStream<State, Command, Event> {
  stream: Stream<State>;
  following?: readonly FollowingRows<Event>[];
  eventOf(event: PlacedEvent): Event;
  evolve(state: State | null, event: Event): State;
  decide(
    state: State | null,
    command: Command,
    machineVersion: number,
  ): { accepted: true; events: { type: string; data: object }[] } | { accepted: false; refusal: string | { code: string } };
}

/** Folds such a stream and decides its commands again. Commands that never reached the machine (a hidden stream, a stale version) are left out. */
export const machineReplay = <State, Command, Event>({
  stream,
  following = [],
  eventOf,
  evolve,
  decide,
}: MachineStream<State, Command, Event>): Replayable<State> => ({
  stream,
  following: following.map((rows) => ({ ...rows, of: (events) => rows.of(events.map(eventOf)) })),
  fold: (state, event) => evolve(state, eventOf(event)),
  decide(state, { input: { judged, ...command }, machineVersion }) {
    if (judged !== true) return null;
    const decision = decide(state, command as Command, machineVersion);
    if (decision.accepted) return { events: decision.events };
    return { refused: typeof decision.refusal === 'string' ? decision.refusal : decision.refusal.code };
  },
});
