import pino from 'pino';
import { emailKey } from '#machines/kernel/email-key';
import { Database } from '#libs/platform/database/database';
import { isRewritten } from '#libs/event-log/replay/refold';
import { oneFormOfContacts } from '#libs/features/leads/storage/one-form-of-contacts';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { oneFormOfEmails } from './one-form-of-emails.js';

let test: TestDatabase;
let owner: Database;
beforeEach(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
});
afterEach(async () => {
  await owner.close();
  await test.drop();
});

const log = pino({ level: 'silent' });
const run = () => oneFormOfEmails.run(owner, log);

let made = 0;
/** An account as a build of before stored it: the key kept what nobody sees, and the domain as it was typed. */
async function account(email: string, { confirmed = false, deactivated = false } = {}): Promise<string> {
  const id = `0190f7a4-5c1e-7b2a-9c3d-${String((made += 1)).padStart(12, '0')}`;
  await owner.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, email_confirmed_at, deactivated_at, created_at)
     values ($1, $2, $3, 'hash', 'Client', 'Anna', case when $4 then now() end, case when $5 then now() end, to_timestamp($6))`,
    [id, email, email.normalize('NFKC').toLowerCase(), confirmed, deactivated, made],
  );
  return id;
}
const stored = async (id: string) =>
  owner.one<{ email: string; key: string }>('select email, email_key as key from users where id = $1', [id]);
const own = (email: string) => ({ email, key: email });
const events = () =>
  owner.query<{ id: string; data: unknown }>(
    `select stream_id as id, data::jsonb as data from events where type = 'EmailWithdrawn' order by 1`,
  );

it('the upgrade of emails stores every address in the form in which it is compared and sent', async () => {
  const [plain, cyrillic] = [await account('Anna@Corp.Example', { confirmed: true }), await account('почта@пример.рф')];
  expect(await oneFormOfEmails.isDue(owner)).toBe(true);
  await run();
  expect([await stored(plain), await stored(cyrillic)]).toEqual([own('anna@corp.example'), own('почта@xn--e1afmkfd.xn--p1ai')]);
  expect(await events()).toEqual([]);
  expect(await oneFormOfEmails.isDue(test.database)).toBe(false);
});

describe('two accounts whose addresses become equal', () => {
  it.each([
    ['a domain in two alphabets', 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['a soft hyphen in the name', 'an\u00adna@corp.example', 'anna@corp.example'],
    ['a space of no width in the domain', 'anna@co\u200brp.example', 'anna@corp.example'],
    ['another full stop', 'anna@corp\u3002example', 'anna@corp.example'],
  ])('are both kept, and the confirmed one keeps the address: %s', async (_, spelled, plain) => {
    for (const [confirmed, other] of [
      [spelled, plain],
      [plain, spelled],
    ] as const) {
      await owner.query('truncate users, refolds cascade');
      const [one, two] = [await account(other), await account(confirmed, { confirmed: true })];
      await run();
      expect([await stored(one), await stored(two)]).toEqual([{ email: other, key: `withdrawn:${one}` }, own(emailKey(plain))]);
      expect((await events()).filter(({ id }) => id === one)).toEqual([{ id: one, data: { heldBy: two } }]);
    }
  });

  it('leave the address to one in use before a deactivated one, and then to the older one', async () => {
    const closed = await account('anna@co\u200brp.example', { deactivated: true });
    const older = await account('anna@cor\u200bp.example');
    const newer = await account('anna@corp.example');
    await run();
    expect([(await stored(closed))?.key, await stored(older), (await stored(newer))?.key]).toEqual([
      `withdrawn:${closed}`,
      own('anna@corp.example'),
      `withdrawn:${newer}`,
    ]);
  });
});

it('the upgrade of emails withdraws an address that no email reaches, and leaves erased accounts alone', async () => {
  const broken = await account('anna@\u1680');
  const erased = await account('x@corp.example');
  await owner.query(`update users set email = '', email_key = 'erased:x', erased_at = now() where id = $1`, [erased]);
  await run();
  expect((await stored(broken))?.key).toBe(`withdrawn:${broken}`);
  expect(await stored(erased)).toEqual({ email: '', key: 'erased:x' });
  expect(await events()).toEqual([{ id: broken, data: { heldBy: null } }]);
});

it('the upgrade of emails continues where it was interrupted, finds later accounts, and changes nothing twice', async () => {
  for (let n = 0; n < 501; n += 1) await account(`Person${n}@Corp.Example`);
  const [, last] = [await account('anna@corp.example', { confirmed: true }), await account('anna@co\u00adrp.example')];
  await owner.query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await owner.query(`create trigger refuse before insert on user_streams for each row execute function refuse()`);
  await expect(run()).rejects.toThrow('killed');
  expect(await isRewritten(owner, { name: 'users.email', version: 1 })).toBe(false);
  const changed = await owner.one<{ n: number }>(`select count(*)::int as n from users where email like 'person%'`);
  expect(changed?.n).toBe(500);
  await owner.query('drop trigger refuse on user_streams');
  await run();
  await run();
  expect((await stored(last))?.key).toBe(`withdrawn:${last}`);
  expect(await events()).toHaveLength(1);
  const late = await account('anna@cor\u00adp.example');
  await run();
  expect((await stored(late))?.key).toBe(`withdrawn:${late}`);
});

it('the upgrade of emails gives leads the same form, so that they are erased with their person', async () => {
  const client = await account('anna@пример.рф', { confirmed: true });
  const lead = client.replace('0190', '0191');
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into lead_contacts (lead_id, source, email, email_key, search) values ($1, 'x', 'Anna@пример.рф', 'anna@пример.рф', 'anna@пример.рф')`,
    [lead],
  );
  await run();
  await oneFormOfContacts.run(owner, log);
  const row = await owner.one(`select email, email_key = (select email_key from users) as same, search from lead_contacts`);
  expect(row).toEqual({ email: 'anna@xn--e1afmkfd.xn--p1ai', same: true, search: 'anna@пример.рф anna@xn e1afmkfd.xn p1ai' });
});
