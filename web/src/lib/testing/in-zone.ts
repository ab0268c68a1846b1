import { runInThisContext } from 'node:vm';

/**
 * Runs `work` in the time zone `zone` (IANA name). A spec has only a copy of the environment, so the process's own is changed in its
 * context.
 */
export async function inZone<Result>(zone: string, work: () => Result | Promise<Result>): Promise<Result> {
  const environment = (runInThisContext('process') as { env: Record<string, string | undefined> }).env;
  const before = environment['TZ'];
  environment['TZ'] = zone;
  try {
    return await work();
  } finally {
    if (before === undefined) delete environment['TZ'];
    else environment['TZ'] = before;
  }
}
