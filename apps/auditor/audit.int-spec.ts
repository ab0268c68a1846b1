import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { UsageError } from '#libs/platform/process/usage-error';
import { replay, verify } from './audit.js';

let log: LogUnderTest;
beforeAll(async () => {
  log = await startLog();
  for (let i = 0; i < 5; i += 1) await log.open();
  await log.sequencer.drain();
});
afterAll(() => log.close());

describe('the auditor', () => {
  it('says of a sound log how much of it holds', async () => {
    const { holds, lines } = await verify(log.database, {});
    expect(holds).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^verify: 5 events, positions 1 to 5, no signed heads given, 0 faults, head [0-9a-f]{64}$/),
    ]);
  });

  it('counts the orders it replayed', async () => {
    expect(await replay(log.database)).toEqual({
      holds: true,
      lines: [expect.stringMatching(/^replay: 0 orders, 0 events, 0 commands, 0 faults, \d+\.\d s$/)],
    });
  });

  it('refuses a position that is none', async () => {
    await expect(verify(log.database, { from: 'abc' })).rejects.toThrow(UsageError);
  });

  it('names the place of what was changed and says that the log does not hold', async () => {
    await log.owner.query(`alter table events disable trigger all;
      update events set data = '{}' where event_id = (select event_id from event_order where pos = 3)`);
    const { holds, lines } = await verify(log.database, {});
    expect(holds).toBe(false);
    expect(lines[0]).toMatch(/^position 3: hashDiffers: /);
  });
});
