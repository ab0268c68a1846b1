import { commandNames, rowsOf } from './operations.js';
import { isFinal, progressStatuses } from './statuses.js';
import { machineVersion } from './version.js';

/** The present rules of the order's machine as data: statuses, and every command with its rows. Guards are named by the codes of their refusals. */
export const workflowTable = () => ({
  machineVersion,
  statuses: progressStatuses.map((status) => ({ status, isFinal: isFinal(status) })),
  commands: commandNames.map((command) => ({
    command,
    rows: rowsOf(command).map(({ variant, from, to, who, onlyIn, follows, emits, stateGuard, payloadGuard }) => ({
      ...(variant !== undefined && { variant }),
      from,
      to: to ?? null,
      who,
      ...(onlyIn && { onlyIn }),
      ...(follows && { follows: follows.after }),
      refusedWith: [...new Set([...(stateGuard?.codes ?? []), ...(payloadGuard?.codes ?? [])])],
      emits,
    })),
  })),
});
