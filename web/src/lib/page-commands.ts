import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Something that the page in front of the reader can do, as the palette offers it. */
export interface PageCommand {
  id: string;
  /** the words of the page's own button */
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

/** What the page in front can do now. */
export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(watchCommands, () => offered);

/** Offers the commands of a page while it stands; each runs as the page was drawn last. */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  const run = useEffectEvent((id: string) => commands.find((command) => command.id === id)?.run());
  const described = JSON.stringify(commands.map(({ id, label }) => ({ id, label })));
  useEffect(() => {
    const list = JSON.parse(described) as Omit<PageCommand, 'run'>[];
    change(list.map((one) => ({ ...one, run: () => run(one.id) })));
    return () => change([]);
  }, [described]);
}
