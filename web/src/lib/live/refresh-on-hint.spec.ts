import { QueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '../thread.js';
import { typingKey } from '../typing.js';
import { refreshOnHint } from './refresh-on-hint.js';

const keysAfter = (hints: readonly { stream: string; id: string; version: number }[]) => {
  const queries = new QueryClient();
  const asked = jest.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  const refresh = refreshOnHint(queries);
  hints.forEach(refresh);
  jest.advanceTimersByTime(1000);
  return asked.mock.calls.map(([filters]) => filters?.queryKey);
};

describe('a live hint', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('about somebody who types is kept for their chat until their message arrives', () => {
    const queries = new QueryClient();
    const refresh = refreshOnHint(queries);
    refresh({ stream: 'typing', id: 'me', version: 0, typing: { chat: 'o1-client', person: 'olga', name: 'Olga' } });
    expect(queries.getQueryData(typingKey('o1-client'))).toEqual({ olga: { name: 'Olga', at: expect.any(Number) } });
    const message = { _id: 'm1', chat: 'o1-client', nth: 1, author: { _id: 'olga', name: 'Olga' } } as ChatMessage;
    refresh({ stream: 'chat', id: 'c1', version: 2, message });
    expect(queries.getQueryData(typingKey('o1-client'))).toEqual({});
  });

  it('about leads fetches everything about them once for a burst', () => {
    const burst = [1, 2, 3].map((version) => ({ stream: 'lead', id: 'l1', version }));
    expect(keysAfter(burst)).toEqual([['leads'], ['orders', 'my-day']]);
  });

  it('about an order fetches that order at once, and the lists after a rest', () => {
    expect(keysAfter([{ stream: 'order', id: 'o1', version: 2 }])).toEqual([['order', 'o1'], ['orders']]);
  });

  it('about our bank accounts fetches them again', () => {
    expect(keysAfter([{ stream: 'bankAccounts', id: 'b1', version: 2 }])).toEqual([['settings', 'bank-accounts']]);
  });

  it('about data that no page shows fetches nothing', () => {
    expect(keysAfter([{ stream: 'weather', id: 'w1', version: 2 }])).toEqual([]);
  });
});
