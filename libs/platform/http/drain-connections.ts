import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often connections are looked at while the server closes, milliseconds. */
const pause = 50;

/**
 * Lets the server close as soon as the last request is answered. Node's own `close` spares connections on which nothing was asked yet (browsers open such ones
 * ahead) for a minute, and those whose answer was under way for the whole time of keep-alive.
 */
export function drainConnections(instance: FastifyInstance): void {
  const { server } = instance;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  instance.addHook('preClose', (done) => {
    const timer = setInterval(close, pause);
    server.once('close', () => clearInterval(timer));
    if (!server.listening) clearInterval(timer);
    close();
    done();
  });
  const close = (): void => {
    for (const socket of unused) socket.destroy();
    server.closeIdleConnections();
  };
}
