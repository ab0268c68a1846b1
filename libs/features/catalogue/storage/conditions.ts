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

  /** The place of one more parameter: `$3`. */
  param(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  get sql(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }
}

/** `text` anywhere in a lower-cased column: for `like`, its own wildcards made plain. undefined stays undefined. */
export const containing = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
