import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type RoleKey, roleKeys } from './roles-then.js';

/** Whether the order is shown before or after an event. */
type Side = 'before' | 'after';

/** The point of the history that the reader looks at, and for which role. */
export interface Moment {
  /** version of the event; null: the present */
  at: number | null;
  side: Side;
  /** role whose operations are listed */
  role: RoleKey | null;
}

/** Milliseconds between a move of the scrubber and the update of the address, because browsers limit its changes. */
const settled = 250;

/** The selected moment of the history, kept in the address, so that it can be shared. */
export function useMoment(): [Moment, (change: Partial<Moment>) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [moment, setMoment] = useState((): Moment => {
    const at = Number(params.get('at'));
    return {
      at: Number.isSafeInteger(at) && at > 0 ? at : null,
      side: params.get('side') === 'before' ? 'before' : 'after',
      role: roleKeys.find((one) => one === params.get('role')) ?? null,
    };
  });
  const { at, side, role } = moment;
  useEffect(() => {
    const wanted = { at: at === null ? '' : String(at), side: at !== null && side === 'before' ? side : '', role: role ?? '' };
    const isThere = Object.entries(wanted).every(([name, value]) => (params.get(name) ?? '') === value);
    if (isThere) return;
    const timer = setTimeout(() => {
      const change = (now: URLSearchParams) => {
        for (const [name, value] of Object.entries(wanted)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      };
      // The state that the list passed is kept.
      setParams(change, { replace: true, preventScrollReset: true, state });
    }, settled);
    return () => clearTimeout(timer);
  }, [at, side, role, params, setParams, state]);
  return [moment, (change) => setMoment((now) => ({ ...now, ...change }))];
}
