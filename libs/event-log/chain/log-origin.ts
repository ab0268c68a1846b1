import type { Queryable } from '#libs/platform/database/database';

/** How the log is named in what it signs. `chosen` comes from the configuration; `usual` names a log for which none was chosen. */
export interface OriginChoice {
  chosen?: string | undefined;
  usual: string;
}

/** @param publicUrl whose host is the usual origin */
export const originChoiceOf = ({ logOrigin, publicUrl }: { logOrigin?: string | undefined; publicUrl: string }): OriginChoice => ({
  chosen: logOrigin,
  usual: new URL(publicUrl).host,
});

/** The origin in use; of a log that has signed nothing, the one that it will have. */
export async function logOrigin(database: Queryable, { chosen, usual }: OriginChoice): Promise<string> {
  const last = await database.one<{ origin: string }>('select origin from log_origins order by n desc limit 1');
  return chosen ?? last?.origin ?? usual;
}
