import { FairQueue, QueueFullError } from './fair-queue.js';

/** Resolves when all promises that are due have been settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that notes when it begins and ends when it is released. */
function recorder() {
  const started: string[] = [];
  const ends = new Map<string, (fault?: Error) => void>();
  const work = (name: string) => (): Promise<string> => {
    started.push(name);
    return new Promise((resolve, reject) => ends.set(name, (fault) => (fault ? reject(fault) : resolve(name))));
  };
  const end = async (name: string, fault?: Error): Promise<void> => {
    ends.get(name)?.(fault);
    await settled();
  };
  return { started: started, work, end };
}

describe('a fair queue', () => {
  it('runs one piece of a key at a time, and lets a newcomer in before the rest of a long queue', async () => {
    const { started: started, work, end } = recorder();
    const queue = new FairQueue<string>({ atOnce: 2, waitingOfKey: 10 });
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue.run(name.charAt(0), work(name)));
    await settled();
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('c1');
    expect(started.at(-1)).toBe('b2');
    for (const name of ['a2', 'b2', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('refuses the work of a key beyond its limit, and none of another key', async () => {
    const { started: started, work, end } = recorder();
    const queue = new FairQueue<string>({ atOnce: 1, waitingOfKey: 2 });
    const first = queue.run('a', work('a1'));
    void queue.run('a', work('a2'));
    void queue.run('a', work('a3'));
    await expect(queue.run('a', work('a4'))).rejects.toBeInstanceOf(QueueFullError);
    void queue.run('b', work('b1'));
    await end('a1');
    expect(await first).toBe('a1');
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
    const fourth = queue.run('a', work('a4'));
    await expect(queue.run('a', work('a5'))).rejects.toBeInstanceOf(QueueFullError);
    for (const name of ['a2', 'a3', 'a4']) await end(name);
    expect(await fourth).toBe('a4');
  });

  it('frees the place of an aborted piece, and continues after one that failed', async () => {
    const { started: started, work, end } = recorder();
    const queue = new FairQueue<string>({ atOnce: 1, waitingOfKey: 1 });
    const gone = new AbortController();
    const failing = queue.run('a', work('a1'));
    const left = queue.run('a', work('a2'), gone.signal);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const next = queue.run('a', work('a3'), gone.signal);
    await expect(next).rejects.toThrow('gone');
    const last = queue.run('a', work('a4'));
    void end('a1', new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    await settled();
    expect(started).toEqual(['a1', 'a4']);
    await end('a4');
    expect(await last).toBe('a4');
  });

  it('gives keys that wait their turns in the order in which they came', async () => {
    const { started, work, end } = recorder();
    const queue = new FairQueue<string>({ atOnce: 1, waitingOfKey: 10 });
    for (const name of ['a1', 'b1', 'a2', 'c1', 'b2', 'a3']) void queue.run(name.charAt(0), work(name));
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('leaves work alone that is aborted after its start', async () => {
    const { started, work, end } = recorder();
    const queue = new FairQueue<string>({ atOnce: 1, waitingOfKey: 1 });
    const late = new AbortController();
    const underWay = queue.run('a', work('a1'), late.signal);
    late.abort(new Error('too late'));
    await end('a1');
    expect(await underWay).toBe('a1');
    expect(started).toEqual(['a1']);
  });

  it('says in a log what it refused', async () => {
    const { work } = recorder();
    const queue = new FairQueue<string>({ atOnce: 1, waitingOfKey: 0 });
    const refusal = await queue.run('a', work('a1')).catch(String);
    expect(refusal).toBe('QueueFullError: too much is waiting');
  });

  it('is as new once all of its work is done', async () => {
    const { work, end } = recorder();
    const most = { atOnce: 2, waitingOfKey: 2 };
    const queue = new FairQueue<string>(most);
    const all = ['a1', 'a2', 'b1', 'c1'].map((name) => queue.run(name.charAt(0), work(name)));
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'c1']);
    expect(queue).toEqual(new FairQueue<string>(most));
  });
});
