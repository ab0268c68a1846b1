import { type BrokenProduct, withoutVersionCheck } from '../product/broken-checkout.js';

/** By what a broken product does; the product itself has no switch for any of it. */
export const brokenProducts: Readonly<Record<string, BrokenProduct>> = {
  'accepts a command that was decided on an old version': withoutVersionCheck,
  'answers a repeated key as a new call': {
    file: 'libs/platform/http/write-request.js',
    from: 'this.key = requestKey(request, content)',
    to: 'this.key = undefined',
  },
  'acknowledges before the commit': {
    file: 'libs/event-log/append/group-appender.js',
    from: 'const answers = await this.callWithRetry(set);',
    to: `if (set.some(({ request }) => request.expectedVersion === 0)) await this.callWithRetry(set);
         else void this.callWithRetry(set).catch(() => undefined);
         const answers = set.map(({ request }) => ({ kind: 'ok', version: request.expectedVersion + request.events.length, number: null }));`,
  },
  'reads from what it remembers': {
    file: 'libs/features/orders/queries/order-reads.js',
    from: 'snapshot(orderStream, id, true)',
    to: 'snapshot(orderStream, id)',
  },
  'lets every department handle money': {
    file: 'machines/access/table.js',
    from: `const operate = [
    'read',
    'operate'
];`,
    to: `const operate = ['read', 'operate', 'money'];`,
  },
};
