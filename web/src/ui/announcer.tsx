import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Announces a text to screen readers without moving the focus. */
export const useAnnounce = (): ((text: string) => void) => useContext(Announce);

/** Renders the page's only polite live region. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <Announce.Provider value={say}>
      {children}
      <div className="visually-hidden" aria-live="polite" role="status">
        <span key={said.turn}>{said.text}</span>
      </div>
    </Announce.Provider>
  );
}
