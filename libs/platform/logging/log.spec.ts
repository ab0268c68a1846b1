import { createLog } from './log.js';

function lines(): { log: ReturnType<typeof createLog>; written: string[] } {
  const written: string[] = [];
  return { log: createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) }), written };
}

describe('the program’s log', () => {
  it('redacts authorization, cookies, passwords and tokens at any depth', () => {
    const { log, written } = lines();
    log.info(
      {
        token: 's3cret',
        body: { password: 's3cret', order: 'R-000001' },
        req: { headers: { authorization: 's3cret', cookie: 's3cret' } },
      },
      'x',
    );
    expect(written.join('')).toContain('R-000001');
    expect(written.join('')).not.toContain('s3cret');
  });

  it('keeps what identifies an error, without what a person typed', () => {
    const { log, written } = lines();
    const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(anna@x.example) already exists.',
      query: 'insert into users values ($1, $2)',
      parameters: ['Anna Petrova', 'anna@x.example'],
    });
    log.error({ err: new Error('550 <anna@x.example> is unknown', { cause: new AggregateError([refused], 'all were refused') }) }, 'x');
    log.error({ err: new AggregateError([refused], 'all were refused') }, 'x');
    log.error({ err: refused }, 'x');
    expect(written.join('')).not.toMatch(/anna|petrova/i);
    expect(written[0]).toContain('550 <[mailbox]> is unknown: all were refused');
    expect(JSON.parse(written[1] ?? '')).toMatchObject({ err: { aggregateErrors: [{ code: '23505' }] } });
    expect(JSON.parse(written[2] ?? '')).toMatchObject({
      err: { type: 'Error', code: '23505', constraint: 'users_email', message: refused.message, stack: refused.stack },
    });
  });

  it.each([
    ['a thrown text', 'no answer from anna@x.example', 'no answer from [mailbox]'],
    ['a thrown object', { email: 'anna@x.example' }, { type: 'object' }],
    ['nothing', null, { type: 'object' }],
  ])('logs %s in place of an error, without mailboxes and members', (_, thrown, logged) => {
    const { log, written } = lines();
    log.error({ err: thrown }, 'x');
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ err: logged });
  });

  it('omits lines below its level', () => {
    const { log, written } = lines();
    log.debug('nothing');
    expect(written).toEqual([]);
  });
});
