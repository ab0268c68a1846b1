import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const Announce = createContext<(words: string) => void>(() => undefined);

/** Announces a text to screen readers without moving the focus. */
export const useAnnounce = (): ((words: string) => void) => useContext(Announce);

/** Renders the page's only polite live region. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const say = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), []);
  return (
    <Announce.Provider value={say}>
      {children}
      <div className="visually-hidden" aria-live="polite" role="status">
        <span key={said.turn}>{said.words}</span>
      </div>
    </Announce.Provider>
  );
}
