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
  it('are all registered ones, unless the process names some', () => {
    const registry = registryOf('ledger', 'orders.counts');
    expect(registry.chosen([])).toEqual(registry.all);
    expect(registry.chosen(['orders.counts']).map(({ name }) => name)).toEqual(['orders.counts']);
  });

  it('an unknown name is an error that lists the known ones', () => {
    const choose = () => registryOf('orders.counts', 'ledger').chosen(['ledger', 'ledgre']);
    expect(choose).toThrow(ConfigFaults);
    expect(choose).toThrow('WORKER_CONSUMERS: there is no consumer ledgre; expected some of ledger, orders.counts');
  });

  it('have unique names, because progress is stored under them', () => {
    expect(() => registryOf('ledger', 'ledger')).toThrow('two consumers are called ledger');
  });
});
