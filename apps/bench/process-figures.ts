import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** CPU seconds that a process has used, user and system (Linux); 0 of none. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of a process that are in memory (Linux). */
export const memoryOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Processor time of the whole machine since it started: what was worked and all there was. Compared with a later one by `busyShare`. */
export const machineTime = (): { busy: number; all: number } =>
  cpus().reduce(
    ({ busy, all }, { times }) => {
      const sum = Object.values(times).reduce((one, other) => one + other, 0);
      return { busy: busy + sum - times.idle, all: all + sum };
    },
    { busy: 0, all: 0 },
  );

/** How busy the machine was since `begin`, 0 to 1. */
export function busyShare(begin: { busy: number; all: number }): number {
  const { busy, all } = machineTime();
  return (busy - begin.busy) / Math.max(1, all - begin.all);
}
