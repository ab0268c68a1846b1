import { matchesSearch } from '#libs/platform/database/search-words';

/** Collects the conditions of one statement with their parameters. Only values come from outside; the SQL around them is ours. */
export class Conditions {
  readonly params: unknown[] = [];
  private readonly parts: string[] = [];

  /** A condition without a parameter. */
  fixed(sql: string): this {
    this.parts.push(sql);
    return this;
  }

  /** `sql` names the parameter's place with `?`; nothing is added when `value` is undefined. */
  with(sql: string, value: unknown): this {
    if (value !== undefined) this.parts.push(sql.replace('?', this.param(value)));
    return this;
  }

  /** Every word of `search` stands in one of `columns`, whose texts are folded; nothing is added when it is undefined. */
  matching(columns: readonly string[], search: string | undefined): this {
    return search === undefined ? this : this.fixed(matchesSearch(columns, search, (value) => this.param(value)));
  }

  /** The place of one more parameter: `$3`. */
  param(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  get sql(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }
}
