import { useMemo, useRef, useState } from 'react';
import type { ApiRequest } from '../../../api/call.js';
import { type LeaveGuard, useLeaveGuard } from '../../../lib/use-leave-guard.js';
import { type ApiForm, useApiForm } from '../../../ui/form/use-api-form.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import { type MissingText, missingTexts } from './missing.js';
import { rebase, saysTheSame } from './rebase.js';
import { type Fields, fieldsOf } from './fields-context.js';

/** Conversions between a resource, its form and its body. */
export interface Shape<Resource, Draft extends object> {
  draftOf: (resource: Resource) => Draft;
  /** changes `base`, or creates a resource */
  save: (draft: Draft, base: Resource | null) => ApiRequest<Resource>;
  /** reads the saved version from the server, after a conflict */
  read: (base: Resource) => Promise<Resource>;
  /** faults by path, before anything is sent */
  check: (draft: Draft) => Record<string, string>;
  /** path in the draft of a field on the wire, if it differs */
  fieldOf?: (field: string, draft: Draft) => string;
  /** patterns of texts that may stay empty */
  optional: readonly string[];
}

export interface Conflict {
  taken: string[];
  contested: string[];
}

export interface Editor<Draft extends object> {
  form: ApiForm<Draft>;
  draft: Draft;
  fields: Fields;
  isDirty: boolean;
  isNew: boolean;
  missing: MissingText[];
  /** error of the last save, unless fields or a conflict show it */
  error: unknown;
  /** another person's save in the meantime */
  conflict: Conflict | null;
  discard: () => void;
  guard: LeaveGuard;
}

interface Versioned {
  version?: number;
}

interface Options<Resource, Draft extends object> {
  shape: Shape<Resource, Draft>;
  /** null before the first save */
  saved: Resource | null;
  blank: Draft;
  readOnly: boolean;
  onSaved: (resource: Resource) => void;
}

/**
 * Edits one resource. A save for an older version (412) loses nothing: the saved version is read, the reader's changes are rebased onto it,
 * and the next save is for that version.
 */
export function useEditor<Resource extends Versioned, Draft extends object>(options: Options<Resource, Draft>): Editor<Draft> {
  const { shape, saved, blank, readOnly, onSaved } = options;
  const [base, setBase] = useState<Resource | null>(saved);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const start = useMemo(() => (base ? shape.draftOf(base) : blank), [base, blank, shape]);
  const met = useRef<Conflict | null>(null);
  const meet = async (): Promise<boolean> => {
    if (!base) return false;
    const theirs = await shape.read(base);
    const rebased = rebase(shape.draftOf(base), form.values, shape.draftOf(theirs));
    setBase(theirs);
    form.set(rebased.body);
    met.current = rebased;
    return true;
  };
  const write = useCatalogueMutation<Resource>({ onStale: () => meet() });
  const settle = (resource: Resource) => {
    setBase(resource);
    form.restart(shape.draftOf(resource));
    setConflict(null);
  };
  const form = useApiForm<Draft, Resource>({
    values: start,
    rules: shape.check,
    write,
    request: (values) => (readOnly ? null : shape.save(values, base)),
    ...(shape.fieldOf ? { fieldOf: shape.fieldOf } : {}),
    onRefused: () => {
      if (met.current) setConflict(met.current);
      met.current = null;
    },
    onDone: (resource) => {
      settle(resource);
      onSaved(resource);
    },
  });
  const draft = form.values;
  const isDirty = !saysTheSame(start, draft);
  const guard = useLeaveGuard(isDirty && !readOnly);
  // What comes in while nothing is typed is simply shown.
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (saved && !isDirty && (base === null || isNewer(saved, base))) settle(saved);
  }
  return {
    form,
    draft,
    fields: fieldsOf(form, readOnly),
    isDirty,
    isNew: base === null,
    missing: missingTexts(draft, shape.optional),
    error: form.stale ? null : form.error,
    // Called in the same tick as the end of the save: until then the dialog cannot be closed.
    conflict: form.busy ? null : conflict,
    discard: () => {
      form.restart(start);
      write.reset();
    },
    guard,
  };
}

const isNewer = (one: Versioned, other: Versioned) => (one.version ?? 0) > (other.version ?? 0);
