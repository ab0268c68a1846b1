import type { Stream } from '../append/contract.js';
import { machineEvent } from '../feed/machine-event.js';
import type { PlacedEvent } from '../feed/placed-event.js';
import type { FollowingRows } from './following-rows.js';
import type { Replayable } from './replay.js';

/** A stream with a state machine. `nobody`: the actor of events that name no person. `decide`: with the machine version of the command. */
export interface MachineStream<State, Command, Event> {
  stream: Stream<State>;
  following?: readonly FollowingRows<Event>[];
  nobody?: Parameters<typeof machineEvent>[1];
  evolve(state: State | null, event: Event): State;
  decide(
    state: State | null,
    command: Command,
    machineVersion: number,
  ): { accepted: true; events: { type: string; data: object }[] } | { accepted: false; refusal: string | { code: string } };
}

/** `eventOf`: an event of the log as the machine knows it. */
interface MachineReplay<State, Event> extends Replayable<State> {
  eventOf(event: PlacedEvent): Event;
}

/** Folds such a stream and decides its commands again. Commands that never reached the machine (a hidden stream, a stale version) are left out. */
export const machineReplay = <State, Command, Event>({
  stream,
  following = [],
  nobody,
  evolve,
  decide,
}: MachineStream<State, Command, Event>): MachineReplay<State, Event> => {
  const eventOf = (event: PlacedEvent): Event => machineEvent<Event>(event, nobody);
  return {
    stream,
    eventOf,
    following: following.map((rows) => ({ ...rows, of: (events) => rows.of(events.map(eventOf)) })),
    fold: (state, event) => evolve(state, eventOf(event)),
    decide(state, { input: { judged, ...command }, machineVersion }) {
      if (judged !== true) return null;
      const decision = decide(state, command as Command, machineVersion);
      if (decision.accepted) return { events: decision.events };
      return { refused: typeof decision.refusal === 'string' ? decision.refusal : decision.refusal.code };
    },
  };
};
