import type { Role } from '#machines/kernel/people';

export interface ExistingPerson {
  _id: string;
  role: Role;
  /** empty if they gave none */
  name: string;
}

/** RFC 9457 problem+json, the answer to every refused call. */
export interface Problem {
  status: number;
  /** stable; also the key of its text */
  code: string;
  title?: string;
  /** text for the reader, in their language */
  detail?: string;
  requestId?: string;
  errors?: { field: string; code: string; detail?: string }[];
  /** holder of an email in use, if the reader may see them */
  existing?: ExistingPerson;
  /** the remedy in the reader's language: `text` for orders and leads, otherwise `detail` */
  remedy?: { detail?: string; text?: string };
}

/** Thrown for every refused call. `retryAfter` in seconds, if the answer has it. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  readonly errors: { field: string; code: string; detail?: string }[];
  readonly remedy: string | undefined;
  readonly existing: ExistingPerson | undefined;
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? problem.code);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
    this.remedy = problem.remedy?.detail ?? problem.remedy?.text;
    this.existing = problem.existing;
    this.retryAfter = retryAfter;
  }
}

/** What a page can show of a thrown error. `network`: no answer came; `unexpected`: an error of the page itself. */
export interface Fault {
  kind: 'problem' | 'network' | 'unexpected';
  status?: number;
  code?: string;
  detail?: string;
  requestId?: string;
  /** texts about refused fields, by the fields' names on the wire */
  fields: Record<string, string>;
}

type Refused = Pick<Problem, 'status' | 'code'> & { detail?: string | null; requestId?: string | null; errors?: Problem['errors'] };

const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'status' in error && 'code' in error && typeof error.code === 'string';

/** Converts anything thrown. A TypeError and status 0 mean that no answer came. */
export function faultOf(error: unknown): Fault {
  if (!isRefused(error)) return { kind: error instanceof TypeError ? 'network' : 'unexpected', fields: {} };
  if (error.status === 0) return { kind: 'network', fields: {} };
  const fields = Object.fromEntries((error.errors ?? []).map((one) => [one.field, one.detail ?? one.code]));
  const { status, code, detail, requestId } = error;
  return { kind: 'problem', status, code, fields, ...(detail ? { detail } : {}), ...(requestId ? { requestId } : {}) };
}
