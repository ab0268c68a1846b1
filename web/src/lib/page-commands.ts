import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** An action of the current page that the command palette offers. */
export interface PageCommand {
  id: string;
  /** text of the page's button */
  label: string;
  run: () => void;
}

let offered: readonly PageCommand[] = [];
const watchers = new Set<() => void>();

function change(next: readonly PageCommand[]): void {
  offered = next;
  for (const watch of watchers) watch();
}

function watchCommands(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(watchCommands, () => offered);

/** Offers commands while the page is mounted; each runs with the latest render. */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  const run = useEffectEvent((id: string) => commands.find((command) => command.id === id)?.run());
  const described = JSON.stringify(commands.map(({ id, label }) => ({ id, label })));
  useEffect(() => {
    const list = JSON.parse(described) as Omit<PageCommand, 'run'>[];
    change(list.map((one) => ({ ...one, run: () => run(one.id) })));
    return () => change([]);
  }, [described]);
}
