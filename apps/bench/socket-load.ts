import { connect, type Socket } from 'node:net';

/** One request of a load: the bytes to send, and what to do with the status that came back. */
export interface LoadRequest {
  bytes: Buffer;
  answered(status: number): void;
}

/** Figures of one load run. Latencies are in milliseconds. */
export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  statuses: Record<number, number>;
  /** CPU seconds this process spent meanwhile: the generator's own share */
  generatorCpu: number;
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Builds an HTTP/1.1 keep-alive request. `body` undefined sends none. */
export function requestBytes(method: string, path: string, host: string, headers: Record<string, string>, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** A connection that sends one request after the other, reading no more of an answer than its status and length. */
class Connection {
  private received: Buffer = Buffer.alloc(0);
  private resolve: ((status: number) => void) | undefined;

  constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.take(chunk));
  }

  send(bytes: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.socket.once('error', reject);
      this.socket.write(bytes, () => this.socket.off('error', reject));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.received.length < end + 4 + length) return;
    this.received = Buffer.alloc(0);
    this.resolve?.(Number(head.slice(9, 12)));
  }
}

/**
 * Keeps `connections` sockets busy for `seconds`, each asking `next(connection)` for its following request.
 * Reads only status and length, so that the generator takes as little as possible of the machine it measures.
 */
export async function load(
  port: number,
  connections: number,
  seconds: number,
  next: (connection: number) => LoadRequest,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;
  const one = async (index: number) => {
    const connection = new Connection(connect(port, '127.0.0.1'));
    while (performance.now() < until) {
      const request = next(index);
      const sent = performance.now();
      const status = await connection.send(request.bytes);
      latencies.push(performance.now() - sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      request.answered(status);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));
  const took = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    seconds: took,
    perSecond: latencies.length / took,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    statuses,
    generatorCpu: (used.user + used.system) / 1e6,
  };
}
