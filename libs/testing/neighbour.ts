import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A neighbour of a process under test, by TCP on this machine: passes connections on to a real one, is away, or takes them and never answers. */
export class Neighbour {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    readonly port: number,
    private readonly target: { host: string; port: number } | undefined,
    private mood: 'passes' | 'says nothing',
  ) {}

  /** @param target host:port of the real one; without it connections are taken and never answered */
  static async listen(target?: string): Promise<Neighbour> {
    const [host = '', port] = (target ?? '').split(':');
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const free = (probe.address() as AddressInfo).port;
    probe.close();
    await once(probe, 'close');
    const neighbour = new Neighbour(
      free,
      target === undefined ? undefined : { host, port: Number(port) },
      target ? 'passes' : 'says nothing',
    );
    await neighbour.open();
    return neighbour;
  }

  /** Ends its connections and refuses new ones. */
  async close(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    const closed = server && once(server.close(), 'close');
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Takes connections again. */
  async open(): Promise<void> {
    this.server = createServer((socket) => this.take(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Keeps its connections, takes new ones, and passes on nothing more. */
  sayNothing(): void {
    this.mood = 'says nothing';
    for (const socket of this.sockets) socket.pause().unpipe();
  }

  private take(socket: Socket): void {
    this.keep(socket);
    if (this.target === undefined || this.mood === 'says nothing') return;
    const other = this.keep(connect(this.target.port, this.target.host));
    socket.pipe(other).pipe(socket);
    socket.on('close', () => other.destroy());
    other.on('close', () => socket.destroy());
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
  }
}
