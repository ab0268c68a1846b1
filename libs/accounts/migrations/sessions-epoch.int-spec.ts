import { Database } from '#libs/platform/database/database';
import { migrate } from '#libs/platform/database/migrate';
import { migrations } from '#libs/platform/database/migrations';
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

const insertToken = (name: string) =>
  owner.query(
    `insert into refresh_tokens (id, user_id, family, hash, remember, expires_at)
     select gen_random_uuid(), id, gen_random_uuid(), sha256(convert_to($1, 'UTF8')), true, clock_timestamp() + interval '1 day' from users`,
    [name],
  );

it('the migration of sessions keeps earlier sign-ins valid under the epoch of their person, which the application may raise', async () => {
  await migrate(
    test.ownerUrl,
    migrations.filter(({ number }) => number < 219),
  );
  await owner.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, last_name, language)
     values (gen_random_uuid(), 'anna', 'anna', 'hash', 'Client', 'Anna', '', 'en')`,
  );
  await insertToken('before');
  await migrate(test.ownerUrl);
  await insertToken('while the old build still runs');
  const held = await owner.query<{ holds: boolean }>(
    'select t.epoch = u.sessions_epoch as holds from refresh_tokens t join users u on u.id = t.user_id',
  );
  expect(held).toEqual([{ holds: true }, { holds: true }]);
  await owner.query('set role registra_app');
  await owner.query('update users set sessions_epoch = sessions_epoch + 1');
  await owner.query('update refresh_tokens set epoch = epoch + 1, request_key = hash');
});
