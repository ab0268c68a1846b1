import { type FormErrors, useForm } from '@mantine/form';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRequest } from '../../api/call.js';
import type { ApiMutation } from '../../api/use-api-mutation.js';
import { faultOf } from '../../lib/problem.js';

/** Faults by field path: `price.amount`. Undefined, null and an empty text are no faults. */
export type Faults = Record<string, string | null | undefined>;
/** Checks of values before anything is sent: one per field, or one that returns faults by path. */
type Rules<Values> =
  { [Name in keyof Values]?: (value: Values[Name], values: Values) => string | null | undefined } | ((values: Values) => Faults);

export interface ApiFormOptions<Values extends object, Answer> {
  /** initial values */
  values: Values;
  rules?: Rules<Values>;
  write: ApiMutation<Answer>;
  /** the request; null if there is nothing to send */
  request: (values: Values) => ApiRequest<Answer> | null;
  /** maps a field of the wire to the form's field */
  fieldOf?: (field: string, values: Values) => string;
  /** faults in the form's own texts, by field, instead of the server's */
  faultsOf?: (error: Error) => Faults;
  onRefused?: (error: Error) => void;
  onDone?: (answer: Answer, values: Values) => void;
}

/** A form that is sent by one write; see useApiForm. */
export interface ApiForm<Values> {
  values: Values;
  errors: FormErrors;
  /** properties of a Mantine input: value, onChange, error */
  field: (name: keyof Values & string) => ReturnType<ReturnType<typeof useForm>['getInputProps']>;
  /** properties of a Mantine checkbox: checked, onChange, error */
  tick: (name: keyof Values & string) => ReturnType<ReturnType<typeof useForm>['getInputProps']>;
  /** changes fields and clears their faults */
  set: (change: Partial<Values>) => void;
  /** changes the value at a path: `facts.taxes.0.rate` */
  setAt: (path: string, value: unknown) => void;
  /** replaces all values, which then count as unchanged */
  restart: (values: Values) => void;
  isDirty: boolean;
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** error of the last submission, unless the fields show all of it */
  error: Error | null;
  /** fields of the wire whose faults are shown at a field */
  shownFields: readonly string[];
  /** the write was for an older version; the current one was refetched */
  stale: boolean;
  /** number of refusals, here or by the server; each moves the focus to the first faulty field */
  refusals: number;
}

/** Returns a text for an empty value. */
export function useRequired(): (value: string) => string | null {
  const { t } = useTranslation();
  return (value) => (value.trim() === '' ? t('errors.required') : null);
}

const said = (faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).filter((one): one is [string, string] => Boolean(one[1])));

/** Removes the errors at `path` and below it. */
const without = (errors: FormErrors, path: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== path && !name.startsWith(`${path}.`)));

/**
 * All forms of the cabinets: values (@mantine/form), checks before sending, and the result. Faults of a refusal are shown at their fields,
 * the rest is `error`; values survive refusals. Render it by Form or FormDialog.
 */
export function useApiForm<Values extends object, Answer>(options: ApiFormOptions<Values, Answer>): ApiForm<Values> {
  const { values: initialValues, rules, write, request, fieldOf = (field) => field, faultsOf, onRefused, onDone } = options;
  const [refusals, setRefusals] = useState(0);
  const [shownFault, setShownFault] = useState<{ whole: Error | null; fields: readonly string[] }>({ whole: null, fields: [] });
  const check = (values: Values): Faults => {
    if (!rules || typeof rules === 'function') return rules?.(values) ?? {};
    const names = Object.keys(rules) as (keyof Values & string)[];
    return Object.fromEntries(names.map((name) => [name, rules[name]?.(values[name], values)]));
  };
  const form = useForm<Values & Record<string, unknown>>({
    initialValues: initialValues as Values & Record<string, unknown>,
    validate: (values: Values) => said(check(values)),
  });
  const refuse = (errors: FormErrors) => {
    form.setErrors(errors);
    setRefusals((count) => count + 1);
  };
  const onError = (error: Error, values: Values) => {
    const own = said(faultsOf?.(error) ?? {});
    const named = Object.entries(faultOf(error).fields).map(([name, detail]) => ({ name, detail, field: fieldOf(name, values) }));
    const here = named.filter(({ field }) => (field.split('.')[0] ?? '') in values);
    const isWhole = Object.keys(own).length > 0 || (here.length > 0 && here.length === named.length);
    setShownFault({ whole: isWhole ? error : null, fields: here.map(({ name }) => name) });
    refuse({ ...Object.fromEntries(here.map(({ field, detail }) => [field, detail])), ...own });
    onRefused?.(error);
  };
  const send = (values: Values) => {
    const asked = write.isPending ? null : request(values);
    if (!asked) return;
    void write.mutateAsync(asked).then(
      (answer) => onDone?.(answer, values),
      (error: Error) => onError(error, values),
    );
  };
  return {
    values: form.values,
    errors: form.errors,
    field: (name) => form.getInputProps(name),
    tick: (name) => form.getInputProps(name, { type: 'checkbox' }),
    set: (change) => {
      const names = Object.keys(change);
      form.setErrors((errors) => names.reduce(without, errors));
      names.forEach((name) => form.setFieldValue(name, Reflect.get(change, name) as never));
    },
    setAt: (path, value) => {
      form.setErrors((errors) => without(errors, path));
      form.setFieldValue(path, value as never);
    },
    restart: (values) => {
      form.setInitialValues(values as Values & Record<string, unknown>);
      form.setValues(values as Values & Record<string, unknown>);
      form.resetDirty(values as Values & Record<string, unknown>);
      form.clearErrors();
    },
    isDirty: form.isDirty(),
    submit: form.onSubmit(send, refuse),
    busy: write.isPending,
    // A refusal that the fields show is not shown a second time.
    error: write.error === shownFault.whole ? null : write.error,
    shownFields: shownFault.fields,
    stale: write.stale,
    refusals,
  };
}
