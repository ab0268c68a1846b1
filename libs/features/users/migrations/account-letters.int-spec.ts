import { Database } from '#libs/platform/database/database';
import { migrate } from '#libs/platform/database/migrate';
import { baseline } from '#libs/platform/database/migrations';
import { createEmptyDatabase } from '#libs/testing/test-database';

let test: Awaited<ReturnType<typeof createEmptyDatabase>>;
let owner: Database;
beforeAll(async () => {
  test = await createEmptyDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
});
afterAll(async () => {
  await owner?.close();
  await test?.drop();
});

async function person(name: string): Promise<string> {
  const row = await owner.one<{ id: string }>(
    `insert into users (id, email, email_key, password_hash, role, first_name, last_name, language)
     values (gen_random_uuid(), $1, $1, 'hash', 'Client', $1, '', 'en') returning id`,
    [name],
  );
  return row?.id ?? '';
}
const email = (id: string, kind: string, day: number) =>
  owner.query(
    `insert into account_letters (id, person_id, kind, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, timestamptz '2026-11-01' + $3 * interval '1 day', '2026-12-31')`,
    [id, kind, day],
  );

it('the migration of emails keeps mailed passwords, sign-ins and mailbox changes, except changes older than the password', async () => {
  await migrate(test.ownerUrl, baseline);
  const [robbed, moving, quick, own] = [await person('robbed'), await person('moving'), await person('quick'), await person('own')];
  await email(robbed, 'confirmNewEmail', 1);
  await email(robbed, 'passwordChanged', 2);
  await email(moving, 'passwordChanged', 1);
  await email(moving, 'confirmNewEmail', 2);
  await email(quick, 'welcome', 1);
  await email(own, 'welcome', 1);
  await email(own, 'passwordChanged', 2);
  await owner.query(
    `insert into refresh_tokens (id, user_id, family, hash, remember, expires_at, began_at)
     select gen_random_uuid(), $1, gen_random_uuid(), decode(repeat(age::text, 64), 'hex'), true, clock_timestamp() + interval '30 days',
       clock_timestamp() - age * interval '10 days' from generate_series(1, 9, 7) age`,
    [own],
  );
  await migrate(test.ownerUrl);
  const open = await owner.query<{ name: string }>(
    `select u.email as name from account_letters l join users u on u.id = l.person_id where l.kind = 'confirmNewEmail' and l.revoked_at is null`,
  );
  expect(open).toEqual([{ name: 'moving' }]);
  const mailed = await owner.query<{ name: string; fresh: boolean }>(
    `select email as name, password_generated_at > clock_timestamp() - interval '1 minute' as fresh from users where password_generated_at is not null`,
  );
  expect(mailed).toEqual([{ name: 'quick', fresh: true }]);
  const ends = await owner.query<{ days: number }>(
    `select round(extract(epoch from expires_at - clock_timestamp()) / 86400)::integer as days from refresh_tokens order by began_at`,
  );
  expect(ends.map(({ days }) => days)).toEqual([10, 30]);
});
