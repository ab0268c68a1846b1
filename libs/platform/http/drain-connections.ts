import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Polling interval while the server closes, milliseconds. */
const pause = 50;

/**
 * Closes the server as soon as the last request is answered. Node's own `close` keeps connections without a request (browsers open them ahead) for a minute,
 * and those with a pending response for the whole keep-alive time.
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
