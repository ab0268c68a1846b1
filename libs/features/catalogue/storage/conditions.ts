import { matchesSearch } from '#libs/platform/database/search-words';

/** Builds the conditions of one statement with their parameters. Only values are untrusted; the SQL is ours. */
export class Conditions {
  readonly params: unknown[] = [];
  private readonly parts: string[] = [];

  /** Adds a condition without a parameter. */
  fixed(sql: string): this {
    this.parts.push(sql);
    return this;
  }

  /** Adds `sql`, in which `?` is the parameter; nothing if `value` is undefined. */
  with(sql: string, value: unknown): this {
    if (value !== undefined) this.parts.push(sql.replace('?', this.param(value)));
    return this;
  }

  /** Requires every word of `search` in one of `columns`, whose texts are folded; nothing if it is undefined. */
  matching(columns: readonly string[], search: string | undefined): this {
    return search === undefined ? this : this.fixed(matchesSearch(columns, search, (value) => this.param(value)));
  }

  /** Adds a parameter and returns its placeholder: `$3`. */
  param(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  get sql(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }
}
