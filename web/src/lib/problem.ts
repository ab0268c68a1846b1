import type { Role } from '#machines/kernel/people';

export interface ExistingPerson {
  _id: string;
  role: Role;
  /** empty where they have not given one */
  name: string;
}

/** RFC 9457 problem+json, as every refused call of the API answers. */
export interface Problem {
  status: number;
  /** stable; also the translation key */
  code: string;
  title?: string;
  /** in the reader's language */
  detail?: string;
  requestId?: string;
  errors?: { field: string; code: string; detail?: string }[];
  /** whose an email in use is, where the reader may know */
  existing?: ExistingPerson;
  /** what would make it possible, in the reader's language: orders and leads call it `text`, everything else `detail` */
  remedy?: { detail?: string; text?: string };
}

/** Thrown for every call that the API refused. `retryAfter` in seconds where the answer carried one. */
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

/** What a page can say about something that was thrown. */
export interface Fault {
  kind: 'problem' | 'network' | 'unexpected';
  status?: number;
  code?: string;
  detail?: string;
  requestId?: string;
  /** field -> what is wrong with it */
  fields: Record<string, string>;
}

type Refused = Pick<Problem, 'status' | 'code'> & { detail?: string | null; requestId?: string | null; errors?: Problem['errors'] };

const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'status' in error && 'code' in error && typeof error.code === 'string';

/** Reads anything thrown. A TypeError, and a refusal of status 0, is how we hear that no answer came. */
export function faultOf(error: unknown): Fault {
  if (!isRefused(error)) return { kind: error instanceof TypeError ? 'network' : 'unexpected', fields: {} };
  if (error.status === 0) return { kind: 'network', fields: {} };
  const fields = Object.fromEntries((error.errors ?? []).map((one) => [one.field, one.detail ?? one.code]));
  const { status, code, detail, requestId } = error;
  return { kind: 'problem', status, code, fields, ...(detail ? { detail } : {}), ...(requestId ? { requestId } : {}) };
}
