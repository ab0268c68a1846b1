import { FrequentStatements } from './frequent-statements.js';

const often = (statements: FrequentStatements, text: string): string | undefined => {
  for (let use = 1; use < 20; use += 1) expect(statements.use(text)).toBeUndefined();
  return statements.use(text);
};

describe('frequent statements', () => {
  it('are prepared from the twentieth use on, each under its own name', () => {
    const statements = new FrequentStatements();
    const first = often(statements, 'select 1');
    expect(first).toMatch(/^frequent_\d+$/);
    expect(statements.use('select 1')).toBe(first);
    expect(often(statements, 'select 2')).not.toBe(first);
  });

  it('get another name once theirs is out of date', () => {
    const statements = new FrequentStatements();
    const first = often(statements, 'select * from orders');
    statements.forget('select * from orders');
    expect(often(statements, 'select * from orders')).not.toBe(first);
  });

  it.each([
    ['a span', 'select from orders where created_at >= $1::bigint and turn = $2'],
    ['a span with brackets', 'select from orders where due_at <($1)'],
    ['a pattern', 'select from users where name ilike $1'],
    ['a regular expression', 'select from users where name ~* $1'],
    ['a likeness', 'select from users where name <% $1'],
    ['words', 'select from texts where words @@ $1'],
    ['the status of orders', 'select from orders where progress = any ($2::order_progress[])'],
    ['two statements', 'select 1; select 2'],
  ])('are not prepared with %s', (_what, text) => {
    const statements = new FrequentStatements();
    for (let use = 0; use < 100; use += 1) expect(statements.use(text)).toBeUndefined();
  });

  it('are prepared with equality, lists and limits', () => {
    expect(often(new FrequentStatements(), 'select from orders where turn = $1 and id = any ($2) limit $3 offset $4')).toBeDefined();
  });

  it('are at most 200, whatever a stranger asks', () => {
    const statements = new FrequentStatements();
    const names = Array.from({ length: 400 }, (_one, at) => {
      for (let use = 1; use < 20; use += 1) statements.use(`select ${at}`);
      return statements.use(`select ${at}`);
    });
    expect(names.filter((name) => name !== undefined)).toHaveLength(200);
    expect(statements.use('select 0')).toBe(names[0]);
  });

  it('that others push out are counted from the beginning', () => {
    const statements = new FrequentStatements();
    for (let use = 1; use < 20; use += 1) statements.use('select rare');
    for (let other = 0; other < 256; other += 1) statements.use(`select ${other}`);
    expect(often(statements, 'select rare')).toBeDefined();
  });
});
