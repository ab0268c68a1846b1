import { Injectable } from '@nestjs/common';
import type { Consumer } from './consumer.js';

/** What a consumer keeps that follows from events alone, and so can be built anew from the log. */
export interface ReadModel {
  /** its name is the model's; it names its tables unqualified, so that a rebuild can lead it to those beside the live ones */
  consumer: Consumer;
  /** the tables it writes, all of them listed in `read_model_tables` by a migration */
  tables: readonly string[];
  /** false: a rebuild only verifies it (what is insert-only stays as it was written); default true */
  swap?: boolean;
  /** For a table that holds rows which do not follow from the events alone: the condition (SQL on its columns) of those that do and are compared. */
  compare?: Readonly<Record<string, string>>;
}

/** Where features register the read models that can be rebuilt, when their module starts, next to their consumers. */
@Injectable()
export class RebuildRegistry {
  private readonly models = new Map<string, ReadModel>();

  /** @throws Error when the consumer has registered one already */
  add(...models: readonly ReadModel[]): void {
    for (const model of models) {
      const { name } = model.consumer;
      if (this.models.has(name)) throw new Error(`two read models belong to ${name}`);
      this.models.set(name, model);
    }
  }

  get all(): readonly ReadModel[] {
    return [...this.models.values()];
  }

  find(name: string): ReadModel | undefined {
    return this.models.get(name);
  }
}
