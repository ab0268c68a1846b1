import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { drainConnections } from './drain-connections.js';

describe('a server that closes', () => {
  const agent = new Agent({ keepAlive: true });
  let server: FastifyInstance;
  let port: number;
  let answer: (body: string) => void;

  beforeEach(async () => {
    server = fastify();
    drainConnections(server);
    server.get('/slow', () => new Promise((resolve) => (answer = resolve)));
    server.get('/fast', () => 'fast');
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(() => agent.destroy());

  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => get({ port, path, agent, host: '127.0.0.1' }, resolve).once('error', reject));
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const arrived = async (count: number): Promise<void> => {
    const connections = (): Promise<number> => new Promise((resolve) => server.server.getConnections((_, found) => resolve(found)));
    while ((await connections()) < count) await new Promise(setImmediate);
  };

  it('does not wait for connections without a request', async () => {
    const [first, second] = [await open(), await open()];
    await arrived(2);
    const ended = Promise.all([once(first, 'close'), once(second, 'close')]);
    await server.close();
    await ended;
    expect([first.destroyed, second.destroyed]).toEqual([true, true]);
  });

  it('does not wait for connections whose requests are answered', async () => {
    expect(await text(await ask('/fast'))).toBe('fast');
    await server.close();
    expect(server.server.listening).toBe(false);
  });

  it('answers a pending request, and does not wait for another on that connection', async () => {
    const asked = ask('/slow');
    await arrived(1);
    while ((answer as unknown) === undefined) await new Promise(setImmediate);
    const closed = server.close();
    answer('slow, and whole');
    expect(await text(await asked)).toBe('slow, and whole');
    await closed;
    expect(server.server.listening).toBe(false);
  });
});
