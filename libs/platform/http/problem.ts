import type { TextParams } from '../texts/text.js';
import { statusOf } from './problem-status.js';

/** A fault of one field: `field` is its path ("payload.items.0.kind", "filter[status]", "" for the body itself), `code` the key of its text. */
export interface FieldFault {
  field: string;
  code: string;
  params?: TextParams;
}

/** A refusal names this many fields at most. */
export const mostFaults = 50;

/** What would make a refused operation possible: `key` is the key of its text, `params` its figures (money as MoneyText). */
export interface ProblemRemedy {
  key: string;
  params?: TextParams;
}

export interface ProblemOptions {
  /** For the few codes that are answered under more than their own status. */
  status?: number;
  /** Figures of the detail's text. */
  params?: TextParams;
  errors?: readonly FieldFault[];
  remedy?: ProblemRemedy;
  headers?: Readonly<Record<string, string>>;
  /** Further members of the answer, for example the order as it stands beside a 412. */
  extra?: Readonly<Record<string, unknown>>;
  /** What went wrong beneath; logged, never sent. */
  cause?: unknown;
}

/**
 * A refusal at the HTTP edge (RFC 9457). `code` is stable, belongs to the wire and is the key of its texts in both languages;
 * its status is that of the table (problem-status.ts), the filter adds title, detail and request id.
 */
export class Problem extends Error {
  readonly status: number;
  readonly params: TextParams;
  readonly errors: readonly FieldFault[];
  readonly remedy: ProblemRemedy | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  /** What the line of the log says besides; never sent. */
  logged: Readonly<Record<string, string>> = {};

  constructor(
    readonly code: string,
    options: ProblemOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'Problem';
    this.status = options.status ?? statusOf(code);
    this.params = options.params ?? {};
    this.errors = options.errors ?? [];
    this.remedy = options.remedy;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }
}

/** 404 for what is not there and for what is not the reader's: the two must not be told apart. */
export const notFound = (): Problem => new Problem('notFound');

/** 422 with its fields. */
export const invalid = (...errors: FieldFault[]): Problem => new Problem('validationFailed', { errors });

/** 403 "Access is denied". */
export const accessDenied = (): Problem => new Problem('accessDenied');
