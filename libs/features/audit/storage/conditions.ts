import type { DateSpan } from '#libs/platform/http/list-query';

/** Builds the conditions of a statement with their parameters; undefined values add none. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly all: string[];

  constructor(...always: string[]) {
    this.all = always;
  }

  /** Adds a parameter and returns its placeholder. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  and(...conditions: string[]): this {
    this.all.push(...conditions);
    return this;
  }

  /** Compares with one value by equality, so that an index also gives the order, and with several as a list. */
  among(column: string, list: readonly string[] | undefined, type: 'text' | 'uuid'): this {
    if (list === undefined) return this;
    return this.and(list.length === 1 ? `${column} = ${this.add(list[0])}::${type}` : `${column} = any (${this.add(list)}::${type}[])`);
  }

  without(column: string, list: readonly string[] | undefined): this {
    return list === undefined ? this : this.and(`${column} <> all (${this.add(list)}::text[])`);
  }

  /** Both ends are inclusive, and each is optional. */
  between(column: string, from: number | undefined, to: number | undefined): this {
    if (from !== undefined) this.and(`${column} >= ${this.add(from)}::bigint`);
    return to === undefined ? this : this.and(`${column} <= ${this.add(to)}::bigint`);
  }

  /** Times in microseconds. */
  during(column: string, { from, before }: DateSpan = {}): this {
    return this.between(column, from, before === undefined ? undefined : before - 1);
  }

  get where(): string {
    return this.all.length > 0 ? `where ${this.all.join(' and ')}` : '';
  }
}
