import { load, requestBytes } from '../product/socket-load.js';
import { onStack } from '../product/stack.js';
import type { Bench } from '../programs.js';

const goal = 1_000;

/** Public pages per second of a warm server, compressed as browsers request them; 32 connections on the same machine. */
export const run: Bench<'site'> = ({ seconds }, print) =>
  onStack(async (stack) => {
    const pages = ['/ru', '/en', '/ru/service', '/en/service/ee', '/ru/compare?countries=ee,ge', '/en/faq'];
    for (const page of pages) {
      const answer = await fetch(stack.origin + page);
      if (answer.status !== 200) throw new Error(`${page} was answered ${answer.status}`);
      await answer.text();
    }
    const requests = pages.map((page) => ({
      bytes: requestBytes('GET', page, '127.0.0.1', { accept: 'text/html', 'accept-encoding': 'gzip' }),
      answered: (status: number) => {
        if (status !== 200) throw new Error(`${page} was answered ${status}`);
      },
    }));
    let turn = 0;
    const next = () => requests[turn++ % requests.length] as (typeof requests)[number];
    await load(stack.port, 32, 2, next);
    const { perSecond, p50, p99, generatorCpu } = await load(stack.port, 32, seconds, next);
    print(
      `public pages, warm: ${perSecond.toFixed(0)}/s (at least ${goal}), ${(perSecond / goal).toFixed(2)} of the goal; ` +
        `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms; the generator took ${(generatorCpu / seconds).toFixed(2)} processors`,
    );
  });
