/** The names, statuses and fixed messages of PayPal's error documents; the messages are part of the protocol, their schemas list no others. */
const problems = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  AUTHENTICATION_FAILURE: [401, 'Authentication failed due to missing authorization header, or invalid authentication credentials.'],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNPROCESSABLE_ENTITY: [422, 'The requested action could not be performed, semantically incorrect, or failed business validation.'],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const;

export type ProblemName = keyof typeof problems;

export interface ProblemDetail {
  issue: string;
  /** JSON pointer into the request's body, or the name of a header or parameter. */
  field?: string;
  location?: 'body' | 'path' | 'query' | 'header';
}

/** A refusal on its way to the answer: merchants branch on `details[0].issue`. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly kind: ProblemName,
    readonly details: readonly ProblemDetail[] = [],
    readonly links: readonly { href: string; rel: string; method: 'GET' }[] = [],
  ) {
    super(`${kind} ${details.map(({ issue }) => issue).join(' ')}`.trim());
  }

  get status(): number {
    return problems[this.kind][0];
  }

  /** In PayPal's format. @param debugId the id for PayPal's support */
  body(debugId: string): Record<string, unknown> {
    return {
      name: this.kind,
      message: problems[this.kind][1],
      debug_id: debugId,
      ...(this.details.length > 0 && { details: this.details }),
      ...(this.links.length > 0 && { links: this.links }),
    };
  }
}

/** A business refusal (422) by its issue. */
export const unprocessable = (issue: string, field?: string): Problem =>
  new Problem('UNPROCESSABLE_ENTITY', [{ issue, ...(field !== undefined && { field }) }]);

/** A request that is wrong in itself (400) by its issue. */
export const invalid = (issue: string, detail: Omit<ProblemDetail, 'issue'> = {}): Problem =>
  new Problem('INVALID_REQUEST', [{ issue, ...detail }]);

export const notFound = (): Problem => new Problem('RESOURCE_NOT_FOUND', [{ issue: 'INVALID_RESOURCE_ID' }]);
