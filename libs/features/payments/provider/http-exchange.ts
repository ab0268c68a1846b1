import { fields, entries, Misfit } from './json-reading.js';
import { ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from './payment-provider.js';

export interface Received {
  status: number;
  text: string;
  /** identifies the request for PayPal's support */
  debugId: string | null;
  /** seconds, if the answer has them */
  retryAfter: number | null;
}

export interface ExchangeParts {
  fetch: typeof fetch;
  /** milliseconds until the complete answer */
  timeout: number;
  /** milliseconds since 1970 */
  now: () => number;
}

/** Bytes. A page of Transaction Search with 500 transactions is about one megabyte. */
const largestAnswer = 8 * 1024 * 1024;

/** Sends one request. Redirections are not followed, because the server at the new address could get our token. */
export class HttpExchange {
  constructor(private readonly parts: ExchangeParts) {}

  /** @throws ProviderUnavailable if no complete answer came in time, ProviderAnswerUnexpected if it is too large */
  async send(call: string, url: string, init: RequestInit): Promise<Received> {
    const { status, headers, body } = await this.received(call, url, init);
    return {
      status,
      text: body,
      debugId: headers.get('paypal-debug-id')?.slice(0, 64) ?? null,
      retryAfter: readRetryAfter(headers.get('retry-after'), this.parts.now()),
    };
  }

  private async received(call: string, url: string, init: RequestInit): Promise<{ status: number; headers: Headers; body: string }> {
    try {
      const signal = AbortSignal.timeout(this.parts.timeout);
      const response = await this.parts.fetch(url, { ...init, redirect: 'manual', signal });
      return { status: response.status, headers: response.headers, body: await readBody(response) };
    } catch (fault) {
      if (fault instanceof Misfit) throw new ProviderAnswerUnexpected(call, fault.why, null);
      throw new ProviderUnavailable(call, null, { cause: fault });
    }
  }
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestAnswer) throw new Misfit('shape');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses seconds or a date (RFC 9110, 10.2.3), limited to an hour. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(3600, Math.max(0, seconds));
}

/** Refusals without information about the effect: the first request with the same id is still under way (Payments 2.5, 409). */
const undecided = new Set(['PREVIOUS_REQUEST_IN_PROGRESS']);

/**
 * The parsed JSON of a successful response.
 * @throws ProviderUnavailable for 429, 5xx and requests still under way, ProviderRefused for every other 4xx, ProviderAnswerUnexpected for
 * invalid JSON
 */
export function bodyOrThrow(call: string, { status, text, debugId, retryAfter }: Received): unknown {
  if (status === 408 || status === 429 || status >= 500) throw new ProviderUnavailable(call, retryAfter);
  if (status >= 200 && status < 300) return parsed(call, text, debugId);
  if (status < 400) throw new ProviderAnswerUnexpected(call, 'shape', debugId);
  const { issue, debugId: reportedId } = problemOf(text, status);
  if (undecided.has(issue)) throw new ProviderUnavailable(call, retryAfter);
  throw new ProviderRefused(call, status, issue, debugId ?? reportedId);
}

function parsed(call: string, text: string, debugId: string | null): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderAnswerUnexpected(call, 'notJson', debugId);
  }
}

/** Reads the most specific code of `{ name, debug_id, details: [{ issue }] }`, or `{ error }` of the token call. */
function problemOf(text: string, status: number): { issue: string; debugId: string | null } {
  try {
    const problem = fields(JSON.parse(text));
    const [detail] = entries(problem['details']);
    const issues = [detail === undefined ? undefined : fields(detail)['issue'], problem['name'], problem['error']];
    const debugId = problem['debug_id'];
    return { issue: issues.find(isWord) ?? `HTTP_${status}`, debugId: isWord(debugId) ? debugId.slice(0, 64) : null };
  } catch {
    return { issue: `HTTP_${status}`, debugId: null };
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 255;
