import { useCallback, useEffect, useState } from 'react';
import { freeSlots } from './consultation-calls.js';
import type { Slot } from './slots.js';

interface Slots {
  slots: Slot[] | null;
  failed: boolean;
  /** refetches; the previous slots stay visible meanwhile */
  reload: () => void;
}

/** Free slots, loaded when the dialog opens. */
export function useSlots(open: boolean): Slots {
  const [slots, setSlots] = useState<Slot[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!open) return;
    let current = true;
    freeSlots().then(
      (free) => {
        if (!current) return;
        setSlots(free);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [open, turn]);
  const reload = useCallback(() => {
    setFailed(false);
    setTurn((before) => before + 1);
  }, []);
  return { slots, failed, reload };
}
