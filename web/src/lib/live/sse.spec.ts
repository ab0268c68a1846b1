import { messageReader, type StreamMessage } from './sse.js';

function readAll(...pieces: string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const read = messageReader((message) => messages.push(message));
  pieces.forEach(read);
  return messages;
}

describe('a stream of messages', () => {
  it('is parsed alike however it is cut', () => {
    const whole = 'id: 7\ndata: {"a":1}\n\nid: 8\ndata: x\ndata: y\n\n';
    const expected = [
      { id: '7', event: 'message', data: '{"a":1}' },
      { id: '8', event: 'message', data: 'x\ny' },
    ];
    expect(readAll(whole)).toEqual(expected);
    expect(readAll(...whole)).toEqual(expected);
  });

  it('drops heartbeats and what was not finished', () => {
    expect(readAll(': beat\n\n', 'data: half')).toEqual([]);
  });

  it('keeps the last id for messages that name none', () => {
    expect(readAll('id: 3\n\ndata: later\n\n')).toEqual([{ id: '3', event: 'message', data: 'later' }]);
  });
});
