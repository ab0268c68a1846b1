import { ConfigFaults } from '#libs/platform/config/config-faults';
import type { Consumer } from './consumer.js';
import { ConsumerRegistry } from './consumer-registry.js';

const consumer = (name: string): Consumer => ({ name, projectionVersion: 1, handle: () => Promise.resolve() });

function registryOf(...names: string[]): ConsumerRegistry {
  const registry = new ConsumerRegistry();
  registry.add(...names.map(consumer));
  return registry;
}

describe('the consumers of a process', () => {
  it('are all that features registered, unless it was told which', () => {
    const registry = registryOf('ledger', 'orders.counts');
    expect(registry.chosen([])).toEqual(registry.all);
    expect(registry.chosen(['orders.counts']).map(({ name }) => name)).toEqual(['orders.counts']);
  });

  it('are not guessed: a name nobody has is told together with those there are', () => {
    const choose = () => registryOf('orders.counts', 'ledger').chosen(['ledger', 'ledgre']);
    expect(choose).toThrow(ConfigFaults);
    expect(choose).toThrow('WORKER_CONSUMERS: there is no consumer ledgre; expected some of ledger, orders.counts');
  });

  it('have names of their own, for progress is kept under them', () => {
    expect(() => registryOf('ledger', 'ledger')).toThrow('two consumers are called ledger');
  });
});
