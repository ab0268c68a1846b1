import { runInThisContext } from 'node:vm';

/**
 * Runs `work` with the clock of this process set to `zone`, an IANA name, as TZ does. A spec has a copy of the environment, which sets no clock: the process's own is
 * reached in its own context.
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
