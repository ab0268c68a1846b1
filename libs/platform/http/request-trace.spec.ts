import { createLog } from '../logging/log.js';
import { inTrace, newTrace } from '../logging/trace.js';
import { parentOf, shownId, traceHeaders, tracesOf } from './request-trace.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const request = (headers: Record<string, string | string[]> = {}) => ({ id: trace, headers });

describe('the id that answers show', () => {
  it('is the caller’s own where it is well formed, else our trace', () => {
    expect(shownId(request({ 'x-request-id': 'proxy-1.2_3' }))).toBe('proxy-1.2_3');
    for (const id of ['', 'a b', 'a\nb', 'ж', 'a'.repeat(65), '<script>', 'a/b'])
      expect(shownId(request({ 'x-request-id': id }))).toBe(trace);
    expect(shownId(request({ 'x-request-id': ['a', 'b'] }))).toBe(trace);
    expect(shownId(request())).toBe(trace);
  });
});

describe('the parent of a request', () => {
  it('is the span of a well-formed traceparent, and nothing of another one', () => {
    expect(parentOf(request({ traceparent: caller }))).toBe('0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331');
    for (const bad of [
      caller.toUpperCase(),
      caller.replace('00-', 'ff-'),
      `${caller}-more`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
      '00-'.padEnd(10_240, 'a'),
      '',
    ])
      expect(parentOf(request({ traceparent: bad }))).toBeUndefined();
  });

  it('is in log lines alone: answers name our own trace', () => {
    const both = request({ traceparent: caller, 'x-request-id': 'from-a-proxy' });
    expect(tracesOf(both)).toEqual({ requestId: 'from-a-proxy', trace, parent: '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331' });
    expect(traceHeaders(both)).toEqual({ 'x-request-id': 'from-a-proxy', traceresponse: `00-${trace}-a3ce929d0e0e4736-01` });
  });
});

describe('the trace of a request', () => {
  it('is 16 bytes, and in every log line of what is done within it, also after a wait', async () => {
    const lines: { trace?: string; msg: string }[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    const own = newTrace();
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    await inTrace(own, async () => {
      await Promise.resolve();
      log.info('within');
    });
    log.info('outside');
    inTrace(undefined, () => log.info('nowhere'));
    expect(lines.map(({ trace: one, msg }) => [msg, one])).toEqual([
      ['within', own],
      ['outside', undefined],
      ['nowhere', undefined],
    ]);
  });
});
