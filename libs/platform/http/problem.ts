import type { TextParams } from '../texts/text.js';
import { statusOf } from './problem-status.js';

/** An error of one field: `field` is its path ("payload.items.0.kind", "filter[status]", "" for the body itself), `code` the key of its text. */
export interface FieldFault {
  field: string;
  code: string;
  params?: TextParams;
  /** of notOffered what is offered, of outOfRange the two ends: for programs; people see choices by their titles */
  offered?: readonly (string | number)[] | undefined;
}

/** Maximum values of `offered` in a refusal; longer lists are cut. */
export const mostOffered = 50;

/** Maximum number of fields in a refusal. */
export const mostFaults = 50;

/** What would permit a refused operation: `key` is the key of its text, `params` its figures (money as MoneyText). */
export interface ProblemRemedy {
  key: string;
  params?: TextParams;
}

export interface ProblemOptions {
  /** For the few codes with more than one status. */
  status?: number;
  /** Parameters of the detail's text. */
  params?: TextParams;
  errors?: readonly FieldFault[];
  remedy?: ProblemRemedy;
  headers?: Readonly<Record<string, string>>;
  /** Additional members of the response, for example the current order in a 412. */
  extra?: Readonly<Record<string, unknown>>;
  /** The underlying error; logged, never sent. */
  cause?: unknown;
}

/**
 * A refusal in HTTP (RFC 9457). `code` is stable, part of the wire format and the key of its texts in both languages; its status comes from the table
 * (problem-status.ts), the filter adds title, detail and request id.
 */
export class Problem extends Error {
  readonly status: number;
  readonly params: TextParams;
  readonly errors: readonly FieldFault[];
  readonly remedy: ProblemRemedy | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Additional text for the log; never sent. */
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

/** 404 for missing objects and for objects of others: they must not be distinguishable. */
export const notFound = (): Problem => new Problem('notFound');

/** 422 with its fields. */
export const invalid = (...errors: FieldFault[]): Problem => new Problem('validationFailed', { errors });

/** 403 "Access is denied". */
export const accessDenied = (): Problem => new Problem('accessDenied');
