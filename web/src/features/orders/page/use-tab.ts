import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const orderTabs = ['steps', 'documents', 'chat', 'payments', 'history'] as const;
export type OrderTab = (typeof orderTabs)[number];

const isTab = (text: string | null): text is OrderTab => orderTabs.some((tab) => tab === text);

/** The open tab, kept in the address; null while the address names none. */
export function useTab(): [OrderTab | null, (tab: OrderTab) => void] {
  const [params, setParams] = useSearchParams();
  // The state passed by the list is kept.
  const { state } = useLocation() as { state: unknown };
  const named = params.get('tab');
  const set = useCallback(
    (tab: OrderTab) =>
      setParams(
        (now) => {
          now.set('tab', tab);
          return now;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  return [isTab(named) ? named : null, set];
}
