import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './percentile.js';

/** One request of a load: its bytes, and a callback for its status and latency in milliseconds, which may throw to end the load. */
export interface LoadRequest {
  bytes: Buffer;
  answered(status: number, took: number): void;
}

/** Figures of a load run. Latencies are in milliseconds. */
export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  statuses: Record<number, number>;
  /** CPU seconds of this process during the run: the generator's own share */
  generatorCpu: number;
}

/** Builds an HTTP/1.1 keep-alive request. Without `body` none is sent. */
export function requestBytes(method: string, path: string, host: string, headers: Record<string, string>, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/**
 * A connection that sends requests in sequence and reads only status and length of responses. It reuses one buffer: a buffer per response would cause garbage
 * collections whose pauses look like the product's.
 */
export class Connection {
  private readonly socket: Socket;
  private head = '';
  /** remaining bytes of the response after its header */
  private left = 0;
  private status = 0;
  private settle: { resolve: (status: number) => void; reject: (fault: Error) => void } | undefined;

  constructor(port: number) {
    const onread = { buffer: Buffer.alloc(65_536), callback: (size: number, buffer: Uint8Array) => this.take(buffer as Buffer, size) };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.socket.on('error', (fault) => this.settle?.reject(fault));
    this.socket.on('close', () => this.settle?.reject(new Error('the connection was closed')));
  }

  /** @returns the status. @throws Error if the connection breaks before the response is complete */
  send(bytes: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(bytes);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(buffer: Buffer, size: number): boolean {
    if (this.status === 0) {
      this.head += buffer.toString('latin1', 0, size);
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return true;
      this.status = Number(this.head.slice(9, 12));
      this.left = end + 4 + Number(/content-length: (\d+)/i.exec(this.head.slice(0, end))?.[1] ?? 0) - this.head.length;
      this.head = '';
    } else this.left -= size;
    if (this.left <= 0) {
      const { status, settle } = this;
      this.status = 0;
      this.settle = undefined;
      settle?.resolve(status);
    }
    return true;
  }
}

/**
 * Keeps `connections` sockets busy for `seconds`, each calling `next(connection)` for its following request. Reads only status and length, so that the
 * generator uses little of the machine it measures.
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
    const connection = new Connection(port);
    while (performance.now() < until) {
      const request = next(index);
      const sent = performance.now();
      const status = await connection.send(request.bytes);
      const latency = performance.now() - sent;
      latencies.push(latency);
      statuses[status] = (statuses[status] ?? 0) + 1;
      request.answered(status, latency);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));
  const took = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
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

/**
 * Sends `next()` at every interval, whether or not earlier requests were answered, until `over`. Latencies count from the scheduled time. While `next` has none,
 * it waits for an answer. @returns how many requests waited so. @throws Error if one is not answered, and what `answered` throws
 */
export async function offer(port: number, rate: number, next: () => LoadRequest | undefined, over: () => boolean): Promise<number> {
  // In rotation: the server would close an idle one.
  const idle: Connection[] = [];
  const running = new Set<Promise<void>>();
  const began = performance.now();
  let late = 0;
  let failed: Error | undefined;
  const send = async ({ bytes, answered }: LoadRequest, due: number): Promise<void> => {
    const connection = idle.shift() ?? new Connection(port);
    const status = await connection.send(bytes);
    idle.push(connection);
    answered(status, performance.now() - due);
  };
  for (let beat = 0; !over() && !failed; beat += 1) {
    const due = began + (beat * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    let request = next();
    if (!request) late += 1;
    for (; !request; request = next()) await Promise.race(running);
    const one = send(request, due)
      .catch((fault: unknown) => void (failed ??= fault as Error))
      .then(() => void running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  idle.forEach((connection) => connection.close());
  if (failed) throw failed;
  return late;
}
