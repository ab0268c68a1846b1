import { productReading } from '#libs/event-log/feed/product-reading';
import type { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { askRebuild, askToTake, findRebuild, type Rebuild } from '#libs/event-log/feed/rebuild-requests';
import { RebuildWorker } from '#libs/event-log/feed/rebuild-worker';
import { differenceText } from '#libs/features/audit/texts/texts';
import type { Id } from '#machines/kernel/ids';
import type { Database } from '#libs/platform/database/database';
import { UsageError } from '#libs/platform/process/command-line';

export interface RebuildArguments {
  /** names of read models, or `all` */
  models: readonly string[];
  /** replace the live model by the differing rebuilt one, for this reason */
  take?: string | undefined;
}

const lookEvery = 500;

/**
 * Rebuilds read models one after another, in this process or in the worker that claims them first, and prints the progress of each.
 * @returns whether each now equals the log. @throws UsageError for an unknown model, RebuildUnderWayError, NothingToTakeError
 */
export async function rebuild(
  database: Database,
  models: RebuildRegistry,
  { models: wanted, take }: RebuildArguments,
  print: (line: string) => void,
): Promise<boolean> {
  const worker = new RebuildWorker(database, models, { reading: productReading });
  let holds = true;
  for (const name of namesOf(models, wanted)) {
    const id = take === undefined ? await askRebuild(database, name, null) : await askToTake(database, name, null, take);
    const end = await follow(database, worker, id, print);
    for (const line of linesOf(end)) print(line);
    holds &&= end.state === 'equal' || end.state === 'swapped';
  }
  return holds;
}

function namesOf(models: RebuildRegistry, wanted: readonly string[]): string[] {
  const known = models.all.map(({ consumer }) => consumer.name);
  if (wanted.length === 1 && wanted[0] === 'all') return known;
  const unknown = wanted.filter((name) => !known.includes(name));
  if (wanted.length === 0 || unknown.length > 0) {
    throw new UsageError(`${unknown.length > 0 ? `there is no ${unknown.join(', ')}; ` : ''}read models: ${known.join(', ')}, or all`);
  }
  return [...wanted];
}

/** Works until it has ended, here or in another process. */
async function follow(database: Database, worker: RebuildWorker, id: Id, print: (line: string) => void): Promise<Rebuild> {
  let printed = 0;
  const look = async (): Promise<Rebuild> => {
    const rebuild = await findRebuild(database, id);
    if (rebuild === undefined) throw new Error('the rebuild is gone');
    if (rebuild.state === 'running' && rebuild.handled > printed)
      print(`${rebuild.model}: ${(printed = rebuild.handled)} of ${rebuild.total} events`);
    return rebuild;
  };
  const watch = setInterval(() => void look().catch(() => undefined), lookEvery);
  try {
    for (;;) {
      await worker.workOff();
      const rebuild = await look();
      if (rebuild.endedAt !== null) return rebuild;
      await new Promise((resume) => setTimeout(resume, lookEvery));
    }
  } finally {
    clearInterval(watch);
  }
}

function linesOf({ model, state, total, startedAt, endedAt, error, differences }: Rebuild): string[] {
  const seconds = ((endedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / 1000;
  const outcome: Partial<Record<Rebuild['state'], string>> = {
    equal: 'equal, verified only',
    swapped: differences.length === 0 ? 'equal, and in the place of the live one' : 'in the place of the live one, which differed',
    different: 'differs; it stands beside until somebody takes it',
    failed: `failed: ${error ?? ''}`,
  };
  const rate = seconds > 0 ? `, ${Math.round(total / seconds)}/s` : '';
  return [
    `${model}: ${outcome[state] ?? state}; ${total} events in ${seconds.toFixed(1)} s${rate}`,
    ...differences.map((one) => `  ${differenceText('en', one)}`),
  ];
}
