import type { Id } from '#libs/kernel/ids';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { type Applying, catchUp } from './apply.js';

/** Retries the parked streams that are due. @returns how many are up to date again */
export async function drainParked(applying: Applying, logger?: WarningLogger): Promise<number> {
  const { database, consumer } = applying;
  const due = await database.query<{ stream_id: Id }>(
    `select stream_id from consumer_streams where consumer = $1 and projection_version = $2 and parked_at is not null
     and next_attempt_at <= clock_timestamp() order by next_attempt_at limit 100`,
    [consumer.name, consumer.projectionVersion],
  );
  let drained = 0;
  for (const { stream_id } of due) {
    if (await catchUp(applying, stream_id, true)) drained += 1;
    else logger?.warn({ consumer: consumer.name, stream: stream_id }, 'a parked stream failed again');
  }
  return drained;
}
