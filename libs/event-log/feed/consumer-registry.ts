import { Injectable } from '@nestjs/common';
import type { Consumer } from './consumer.js';

/** Where features register who reacts to events, when their module starts; a process that feeds consumers reads it after that. */
@Injectable()
export class ConsumerRegistry {
  private readonly consumers = new Map<string, Consumer>();

  /** @throws Error when the name is taken: progress is kept under it */
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
}
