import { createContext, useContext, useMemo, useState } from 'react';
import { valueAt, withoutBelow, withValueAt } from './draft-path.js';

/** Fields of a form by path. */
export interface Fields {
  get: (path: string) => unknown;
  set: (path: string, value: unknown) => void;
  /** What is wrong with the field itself; of money, its amount and its currency are the field. */
  fault: (path: string) => string | undefined;
  /** The reader may only look. */
  readOnly: boolean;
}

const nowhere: Fields = { get: () => undefined, set: () => undefined, fault: () => undefined, readOnly: true };

export const FieldsContext = createContext<Fields>(nowhere);

export const useFields = (): Fields => useContext(FieldsContext);

export interface DraftState<Draft> {
  draft: Draft;
  replace: (draft: Draft) => void;
  faults: Record<string, string>;
  setFaults: (faults: Record<string, string>) => void;
  fields: Fields;
}

/** A form's content and its faults; a fault goes as soon as its field is typed in. */
export function useDraft<Draft extends object>(start: Draft, readOnly: boolean): DraftState<Draft> {
  const [draft, replace] = useState(start);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const fields = useMemo(
    (): Fields => ({
      get: (path) => valueAt(draft, path),
      set: (path, value) => {
        replace((before) => withValueAt(before, path, value));
        setFaults((before) => (Object.keys(before).length === 0 ? before : withoutBelow(before, path)));
      },
      fault: (path) => faults[path] ?? faults[`${path}.amount`] ?? faults[`${path}.currency`],
      readOnly,
    }),
    [draft, faults, readOnly],
  );
  return { draft, replace, faults, setFaults, fields };
}
