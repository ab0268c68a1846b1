import { createContext, useContext } from 'react';
import type { ApiForm } from '../../../ui/form/use-api-form.js';
import { valueAt } from './draft-path.js';

/** Access to a form's fields by path. */
export interface Fields {
  get: (path: string) => unknown;
  set: (path: string, value: unknown) => void;
  /** fault of the field itself; for money, amount and currency belong to the field */
  fault: (path: string) => string | undefined;
  /** the reader may not change anything */
  readOnly: boolean;
}

const nowhere: Fields = { get: () => undefined, set: () => undefined, fault: () => undefined, readOnly: true };
export const FieldsContext = createContext<Fields>(nowhere);
export const useFields = (): Fields => useContext(FieldsContext);

export function fieldsOf<Draft extends object>({ values, errors, setAt }: ApiForm<Draft>, readOnly: boolean): Fields {
  return {
    get: (path) => valueAt(values, path),
    set: setAt,
    fault: (path) => [path, `${path}.amount`, `${path}.currency`].map((name) => errors[name]).find((one) => typeof one === 'string'),
    readOnly,
  };
}
