import type { SimulatorWorld } from './simulator-world.js';

/** What a merchant's server asked for, in the order in which it did. */
export interface AskedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string | undefined;
}

/** `fetch` that reaches the simulator of a world: a cut connection rejects, an unresponsive one does so at the caller's timeout. */
export class SimulatorFetch {
  readonly asked: AskedRequest[] = [];
  /** responds instead of the simulator; undefined lets it respond */
  instead: ((url: URL) => Response | undefined) | undefined;

  constructor(private readonly world: SimulatorWorld) {}

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? init.body : undefined;
    this.asked.push({ method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, headers, body });
    const replaced = this.instead?.(url);
    if (replaced !== undefined) return replaced;
    if (url.origin !== this.world.addresses.api) throw new TypeError('nobody is there');
    const outcome = this.world.request(init.method ?? 'GET', url.href, body, Object.fromEntries(headers));
    if (outcome.kind === 'answer') return new Response(outcome.body, { status: outcome.status, headers: outcome.headers });
    if (outcome.afterSeconds === 0) throw new TypeError('terminated');
    return untilAborted(init.signal);
  };

  /** How often a call was made. */
  count(method: string, path: string): number {
    return this.asked.filter((one) => one.method === method && one.path === path).length;
  }
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}
