import { useState } from 'react';
import type { TableSelection } from '../../ui/data-table.js';

/** The rows somebody has ticked. Only rows in view count as chosen: nobody operates what they no longer see. */
export function useSelection<Row extends { _id: string }>(rows: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ _id }) => keys.has(_id));
  const selection: TableSelection = {
    keys,
    onToggle: (key, selected) => {
      const next = new Set(keys);
      if (selected) next.add(key);
      else next.delete(key);
      setKeys(next);
    },
    onToggleAll: (selected) => setKeys(new Set(selected ? rows.map(({ _id }) => _id) : [])),
  };
  return { selection, chosen, clear: () => setKeys(new Set()) };
}
