/** Uses after which a statement is prepared. */
const often = 20;
/** Statements of which uses are counted: those used last. */
const counted = 256;
/** Prepared statements. Each connection keeps them with their plans, so that their number is limited. */
const mostPrepared = 200;

/**
 * A parameter compared by size or pattern, or with the status of orders, of which some are frequent and some are rare. The best plan depends on its value,
 * which a prepared statement's plan does not know.
 */
const dependsOnValue = /([<>]=?|@@|%>?|~\*?|\b(like|ilike|between)) *\(?\$\d|\$\d+::order_progress/i;

/**
 * Which statements of a process are worth preparing, so that PostgreSQL neither parses nor plans them again: lists are written at run time, and planning
 * them takes longer than running them. As `prepareThreshold` of PostgreSQL's JDBC driver does, the use of a text decides, not its author.
 */
export class FrequentStatements {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private made = 0;

  /** Counts a use of `text`. @returns its name on every connection; undefined: run it without preparing it */
  use(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= mostPrepared) return name;
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.delete(text);
    if (uses >= often && isPreparable(text)) return this.prepare(text);
    this.uses.set(text, uses);
    const [oldest] = this.uses.keys();
    if (this.uses.size > counted && oldest !== undefined) this.uses.delete(oldest);
    return undefined;
  }

  /** Lets `text` be prepared under another name, because what was prepared under its own is out of date. */
  forget(text: string): void {
    this.names.delete(text);
  }

  private prepare(text: string): string {
    const name = `frequent_${++this.made}`;
    this.names.set(text, name);
    return name;
  }
}

/** False for several statements in one text, too. */
const isPreparable = (text: string): boolean => !text.includes(';') && !dependsOnValue.test(text);
