import type { Database } from '#libs/platform/database/database';
import { cpuSeconds, cpuSecondsOfTree } from '../product/process-figures.js';
import type { Stack } from '../product/stack.js';
import { until } from '../product/until.js';

/** CPU seconds. */
export interface Cpu {
  product: number;
  postgres: number;
}

/** CPU seconds of the product and of its database so far. */
export const cpuOf = async (stack: Stack, database: Database): Promise<Cpu> => ({
  product: await cpuSeconds(stack.program.pid),
  postgres: await serverCpu(database),
});

/** CPU seconds of the server of `database` and of its processes, which runs on this machine. */
export async function serverCpu(database: Database): Promise<number> {
  const [row] = await database.query<{ postmaster: string }>(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as postmaster`);
  return cpuSecondsOfTree(Number(row?.postmaster));
}

/** Waits until everything is sequenced and no consumer moves any more. */
export async function consumed(database: Database): Promise<void> {
  let places = '';
  let still = 0;
  await until('the end of the consumers', async () => {
    const row = await database.one<{ left: number; places: string }>(
      `select (select count(*) from unsequenced) as left,
         (select string_agg(reader || pos, ' ' order by reader) from checkpoints where projection_version > 0) as places`,
    );
    still = Number(row?.left) === 0 && row?.places === places ? still + 1 : 0;
    places = row?.places ?? '';
    return still === 3;
  });
}
