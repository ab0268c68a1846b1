import { Injectable } from '@nestjs/common';
import type { Consumer } from './consumer.js';

/** A consumer's read model that depends on events alone, and so can be rebuilt from the log. */
export interface ReadModel {
  /** its name is the model's; it uses unqualified table names, so that a rebuild can redirect it to shadow tables */
  consumer: Consumer;
  /** the tables it writes; a migration lists them in `read_model_tables` */
  tables: readonly string[];
  /** false: a rebuild only verifies it (insert-only data stays as written); default true */
  swap?: boolean;
  /** For a table with rows that do not depend on events alone: SQL condition of the rows that do and are compared. */
  compare?: Readonly<Record<string, string>>;
  /** columns, by table, that are not compared: snapshots that processes of other releases made at other times */
  snapshots?: Readonly<Record<string, readonly string[]>>;
}

/** Features register rebuildable read models here when their module starts, together with their consumers. */
@Injectable()
export class RebuildRegistry {
  private readonly models = new Map<string, ReadModel>();

  /** @throws Error if the consumer has registered one already */
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
