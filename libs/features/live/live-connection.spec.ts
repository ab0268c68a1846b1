import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { LiveConnection } from './live-connection.js';

const answer = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

describe('a live connection', () => {
  it('has ended if its reader left before it began, so that nobody counts it', () => {
    const raw = answer();
    raw.destroy();
    const connection = new LiveConnection(raw, 0);
    const ended = jest.fn();
    connection.onEnd(ended);
    expect([connection.isOpen, ended.mock.calls.length]).toEqual([false, 1]);
  });

  it('closes once, when either side ends it', () => {
    const raw = answer();
    const connection = new LiveConnection(raw, 0);
    const ended = jest.fn();
    connection.onEnd(ended);
    expect(connection.isOpen).toBe(true);
    raw.emit('close');
    connection.end();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
