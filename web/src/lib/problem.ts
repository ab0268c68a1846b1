/** RFC 9457 problem+json, as every refused call of the API answers. */
export interface Problem {
  type?: string;
  title?: string;
  status: number;
  /** in the reader's language */
  detail?: string;
  /** stable; also the translation key */
  code: string;
  requestId?: string;
  errors?: { field: string; code: string; detail?: string }[];
  remedy?: unknown;
}

/** Thrown by every call that the API refused. `retryAfter` in seconds where the answer carried one. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** What a page can say about something that was thrown. */
export interface Fault {
  kind: 'problem' | 'network' | 'unexpected';
  code?: string;
  detail?: string;
  requestId?: string;
  fields: Record<string, string>;
}

/** Reads anything thrown. A TypeError is how fetch says that no answer came. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ProblemError) {
    const { code, detail, requestId, errors } = error.problem;
    const fields = Object.fromEntries((errors ?? []).map((one) => [one.field, one.detail ?? one.code]));
    return { kind: 'problem', code, fields, ...(detail ? { detail } : {}), ...(requestId ? { requestId } : {}) };
  }
  return { kind: error instanceof TypeError ? 'network' : 'unexpected', fields: {} };
}

/** The problem's code, where the API refused. */
export const codeOf = (error: unknown): string | undefined => (error instanceof ProblemError ? error.problem.code : undefined);
