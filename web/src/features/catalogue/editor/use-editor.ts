import { useMemo, useState } from 'react';
import type { ApiRequest } from '../../../api/call.js';
import { faultOf } from '../../../lib/problem.js';
import { type LeaveGuard, useLeaveGuard } from '../../../lib/use-leave-guard.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import { type MissingText, missingTexts } from './missing.js';
import { rebase, saysTheSame } from './rebase.js';
import { type DraftState, useDraft } from './use-draft.js';

/** How a resource becomes a form and a form becomes a body. */
export interface Shape<Resource, Draft extends object> {
  draftOf: (resource: Resource) => Draft;
  /** The change of `base`, or the creation where there is none. */
  save: (draft: Draft, base: Resource | null) => ApiRequest<Resource>;
  /** How the one that is saved now is read. */
  read: (base: Resource) => Promise<Resource>;
  /** What is wrong before anything is sent, by path. */
  check: (draft: Draft) => Record<string, string>;
  /** Where in the draft a field of the wire stands, where that differs. */
  fieldOf?: (field: string, draft: Draft) => string;
  /** Texts that nobody has to write. */
  optional: readonly string[];
}

export interface Conflict {
  taken: string[];
  contested: string[];
}

export interface Editor<Draft extends object> extends DraftState<Draft> {
  isDirty: boolean;
  isNew: boolean;
  missing: MissingText[];
  save: () => void;
  isSaving: boolean;
  /** What became of the last try, unless fields say it. */
  error: unknown;
  /** Somebody else has saved in the meantime. */
  conflict: Conflict | null;
  discard: () => void;
  guard: LeaveGuard;
  /** How many times a save was refused for its fields: the page then leads to the first. */
  refusals: number;
}

interface Versioned {
  version?: number;
}

interface Options<Resource, Draft extends object> {
  shape: Shape<Resource, Draft>;
  /** Null for one that is not there yet. */
  saved: Resource | null;
  blank: Draft;
  readOnly: boolean;
  onSaved: (resource: Resource) => void;
}

/**
 * Editing one resource: what is typed against what is saved. A save meant for an older version (412) loses nothing: what is saved now is
 * read, one's own changes are laid over it, and the next save is meant for that.
 */
export function useEditor<Resource extends Versioned, Draft extends object>(options: Options<Resource, Draft>): Editor<Draft> {
  const { shape, saved, blank, readOnly, onSaved } = options;
  const [base, setBase] = useState<Resource | null>(saved);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusals, setRefusals] = useState(0);
  const start = useMemo(() => (base ? shape.draftOf(base) : blank), [base, blank, shape]);
  const state = useDraft(start, readOnly);
  const { draft, replace, setFaults } = state;
  const write = useCatalogueMutation<Resource>();
  const isDirty = useMemo(() => !saysTheSame(start, draft), [start, draft]);
  const guard = useLeaveGuard(isDirty && !readOnly);

  const settle = (resource: Resource) => {
    setBase(resource);
    replace(shape.draftOf(resource));
    setConflict(null);
    setFaults({});
  };
  // What comes in while nothing is typed is simply shown.
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (saved && !isDirty && (base === null || isNewer(saved, base))) settle(saved);
  }

  const refuse = (faults: Record<string, string>) => {
    setFaults(faults);
    setRefusals((count) => count + 1);
  };
  const meet = async (one: Resource) => {
    const theirs = await shape.read(one);
    const told = rebase(shape.draftOf(one), draft, shape.draftOf(theirs));
    setBase(theirs);
    replace(told.body);
    setConflict(told);
  };
  const onError = (error: unknown) => {
    const { status, fields } = faultOf(error);
    // Should the newer one not come either, the refusal itself stands, and nothing typed is lost.
    if (status === 412 && base) return void meet(base).catch(() => undefined);
    const named = Object.entries(fields).map(([field, told]) => [shape.fieldOf?.(field, draft) ?? field, told]);
    if (named.length > 0) refuse(Object.fromEntries(named) as Record<string, string>);
  };
  const save = () => {
    const faults = shape.check(draft);
    if (Object.keys(faults).length > 0) return refuse(faults);
    write.mutate(shape.save(draft, base), {
      onError,
      onSuccess: (resource) => {
        settle(resource);
        onSaved(resource);
      },
    });
  };
  return {
    ...state,
    isDirty,
    isNew: base === null,
    missing: useMemo(() => missingTexts(draft, shape.optional), [draft, shape.optional]),
    save,
    isSaving: write.isPending,
    error: conflict && faultOf(write.error).status === 412 ? null : write.error,
    conflict,
    discard: () => {
      replace(start);
      setFaults({});
      write.reset();
    },
    guard,
    refusals,
  };
}

const isNewer = (one: Versioned, other: Versioned) => (one.version ?? 0) > (other.version ?? 0);
