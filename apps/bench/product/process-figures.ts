import { readdir, readFile } from 'node:fs/promises';

/** Fields of /proc/PID/stat after the program's name, which may contain spaces; empty without such a process. */
const statOf = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];

/** CPU seconds used by a process, user and system (Linux); 0 without one. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** CPU seconds used by a process and its children, including those that ended and were waited for (Linux). */
export async function cpuSecondsOfTree(pid: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(processes.map((name) => statOf(Number(name))));
  const ticks = (fields: readonly string[]): number => [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0);
  const children = stats.filter((fields) => Number(fields[1]) === pid);
  return [await statOf(pid), ...children].reduce((sum, fields) => sum + ticks(fields), 0) / 100;
}

/** Resident memory of a process in megabytes (Linux). */
export const memoryOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
