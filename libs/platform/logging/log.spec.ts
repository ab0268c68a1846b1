import { createLog } from './log.js';

function lines(): { log: ReturnType<typeof createLog>; written: string[] } {
  const written: string[] = [];
  return { log: createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) }), written };
}

describe('the log', () => {
  it('redacts authorization, cookies, passwords and tokens at any depth', () => {
    const { log, written } = lines();
    log.info(
      {
        token: 's3cret',
        body: { password: 's3cret', email: 'a@b.example' },
        req: { headers: { authorization: 's3cret', cookie: 's3cret' } },
      },
      'x',
    );
    expect(written.join('')).toContain('a@b.example');
    expect(written.join('')).not.toContain('s3cret');
  });

  it('omits lines below its level', () => {
    const { log, written } = lines();
    log.debug('nothing');
    expect(written).toEqual([]);
  });
});
