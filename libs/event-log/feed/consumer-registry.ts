import { Injectable } from '@nestjs/common';
import { ConfigFaults } from '#libs/platform/config/config-faults';
import type { Consumer } from './consumer.js';

/** Features register their consumers here when their module starts; a process that runs consumers reads it after that. */
@Injectable()
export class ConsumerRegistry {
  private readonly consumers = new Map<string, Consumer>();

  /** @throws Error if the name is taken: progress is stored under it */
  add(...consumers: readonly Consumer[]): void {
    for (const consumer of consumers) {
      const known = this.consumers.get(consumer.name);
      if (known !== undefined && known !== consumer) throw new Error(`two consumers are called ${consumer.name}`);
      this.consumers.set(consumer.name, consumer);
    }
  }

  get all(): readonly Consumer[] {
    return [...this.consumers.values()];
  }

  /** The named consumers, or all if no names are given. @throws ConfigFaults for an unknown name */
  chosen(names: readonly string[]): readonly Consumer[] {
    const unknown = names.filter((name) => !this.consumers.has(name));
    const expected = `some of ${[...this.consumers.keys()].sort().join(', ')}`;
    if (unknown.length > 0)
      throw new ConfigFaults([{ variable: 'WORKER_CONSUMERS', problem: `there is no consumer ${unknown.join(', ')}`, expected }]);
    return names.length === 0 ? this.all : this.all.filter(({ name }) => names.includes(name));
  }
}
