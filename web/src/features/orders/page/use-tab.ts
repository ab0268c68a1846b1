import { useCallback } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type OrderTab, orderTabs } from '../view-model/place.js';

const isTab = (text: string | null): text is OrderTab => orderTabs.some((tab) => tab === text);

interface Place {
  /** changes with each request to scroll to the tab */
  arrival?: number;
}

/** The open tab, from the address; null if it has none. `openTab` is for links elsewhere on the page. */
export function useTab(): { tab: OrderTab | null; selectTab: (tab: OrderTab) => void; openTab: (tab: OrderTab) => void } {
  const [params, setParams] = useSearchParams();
  // The state passed by the list is kept.
  const { state } = useLocation() as { state: Place | null };
  const named = params.get('tab');
  const set = useCallback(
    (tab: OrderTab, arrival?: number) =>
      setParams(
        (now) => {
          now.set('tab', tab);
          return now;
        },
        { replace: true, preventScrollReset: true, state: { ...state, arrival } },
      ),
    [setParams, state],
  );
  return { tab: isTab(named) ? named : null, selectTab: (tab) => set(tab), openTab: (tab) => set(tab, Date.now()) };
}

/** Key of the address with which the browser loaded or reloaded the page. */
const loadedKey = (window.history.state as { key?: string } | null)?.key ?? 'default';

/** Changes whenever the tab of the address is opened: by a link, by loading the page, by `openTab`. Null before that. */
export function useArrival(): string | null {
  const { key, state } = useLocation() as { key: string; state: Place | null };
  const how = useNavigationType();
  const { tab } = useTab();
  if (tab === null) return null;
  if (how === 'REPLACE') return state?.arrival === undefined ? null : String(state.arrival);
  return how === 'PUSH' || key === loadedKey ? key : null;
}
