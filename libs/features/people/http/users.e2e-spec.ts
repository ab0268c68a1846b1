import { QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { StaffDirectory } from '#libs/contracts/people/directories';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { accountsSuite } from '#libs/testing/accounts-world';
import { fieldFaults } from '#libs/testing/field-faults';
import type { TestDatabase } from '#libs/testing/test-database';
import { demoUserId, demoUsers, seedUsers } from '../seed-users.js';

interface Listed {
  items: { _id: string; firstName: string; lastName: string; email?: string; phone?: string; role: string; department: string | null }[];
  total: number;
  page: number;
  per_page: number;
}

describe('the API of people', () => {
  let db: TestDatabase;
  let app: NestFastifyApplication;

  accountsSuite((...started) => ([db, app] = started));
  // The database has them already.
  beforeAll(() => seedUsers(db.database));

  const bearer = (account: string): string => `Bearer ${app.get(AccessTokens).sign(demoUserId(account), 1)}`;
  const get = (path: string, account: string) =>
    request(app.getHttpServer()).get(`/api/v1/users${path}`).set('authorization', bearer(account)).set('accept-language', 'en');
  const patch = (account: string, body: object) =>
    request(app.getHttpServer()).patch('/api/v1/users').set('authorization', bearer(account)).set('accept-language', 'en').send(body);
  const list = async (path: string, account: string): Promise<Listed> => (await get(path, account).expect(200)).body as Listed;

  it('has seeded people once, however often the seed runs', async () => {
    expect(await db.database.one('select count(*) as count from users')).toEqual({ count: demoUsers.length });
    expect(demoUsers).toHaveLength(24);
  });

  describe('for one’s own data', () => {
    it('returns role and department as the machines use them, with a tag for the version', async () => {
      const answer = await get('/me', 'content-head').expect(200);
      expect(answer.body).toMatchObject({
        _id: demoUserId('content-head'),
        email: 'content-head@registra.example',
        role: 'DepartmentHead',
        department: 'ubContent',
        language: 'en',
        actor: { id: demoUserId('content-head'), role: 'DepartmentHead', department: 'ubContent' },
      });
      expect(answer.headers['etag']).toBe('"1"');
      expect(JSON.stringify(answer.body)).not.toMatch(/hash|tokenVersion|emailKey/i);
    });

    it('changes a person’s own fields, and leaves the rest', async () => {
      const answer = await patch('client', { firstName: 'Дима', theme: 'dark', language: 'en', phone: '+7 900 000-99-00' }).expect(200);
      expect(answer.body).toMatchObject({
        firstName: 'Дима',
        lastName: 'Соколов',
        theme: 'dark',
        language: 'en',
        phone: '+79000009900',
      });
      expect(answer.headers['etag']).toBe('"2"');
      expect((await get('/me', 'client')).body).toMatchObject({ firstName: 'Дима', theme: 'dark' });
      expect((await patch('client', { theme: null, phone: null }).expect(200)).body).toMatchObject({ theme: null, phone: null });
      expect(
        await db.database.query(`select type, data from events where stream_id = $1 order by version`, [demoUserId('client')]),
      ).toEqual([
        { type: 'ProfileEdited', data: '{"fields":["firstName","theme","language","phone"]}' },
        { type: 'ProfileEdited', data: '{"fields":["theme","phone"]}' },
      ]);
    });

    it('sets a name in Latin script, and removes it', async () => {
      const latin = { latinFirstName: 'Olga', latinLastName: 'O’Brien-Nikitina' };
      expect((await patch('content-head', latin).expect(200)).body).toMatchObject(latin);
      expect((await list('/staff?search=brien', 'owner')).items.map(({ _id }) => _id)).toEqual([demoUserId('content-head')]);
      expect((await get('/me', 'content-head').expect(200)).body).toMatchObject(latin);
      const none = { latinFirstName: null, latinLastName: null };
      expect((await patch('content-head', none).expect(200)).body).toMatchObject(none);
      for (const account of ['partner', 'client'] as const) {
        expect((await patch(account, latin).expect(200)).body).toMatchObject(latin);
        expect((await patch(account, none).expect(200)).body).toMatchObject(none);
      }
    });

    it.each([
      ['Ольга', 'mustBeLatin'],
      ['Olgа', 'mustBeLatin'],
      ['Olga2', 'mustBeLatin'],
      ['-', 'mustBeLatin'],
      ['O'.repeat(101), 'badFormat'],
    ])('refuses %j as a Latin name', async (latinFirstName, code) => {
      const refused = await patch('content-head', { latinFirstName }).expect(422);
      expect(fieldFaults(refused.body)[0]).toBe(`latinFirstName ${code}`);
    });

    it('sets the time zone, or none', async () => {
      expect((await get('/me', 'content-head')).body).toMatchObject({ timeZone: null });
      const zoneAfter = async (timeZone: string | null) =>
        ((await patch('content-head', { timeZone }).expect(200)).body as { timeZone: string | null }).timeZone;
      expect(await zoneAfter('Asia/Vladivostok')).toBe('Asia/Vladivostok');
      expect(await zoneAfter(null)).toBeNull();
      const refused = await patch('content-head', { timeZone: 'Mars/Olympus' }).expect(422);
      expect(fieldFaults(refused.body as object)).toEqual(['timeZone timeZoneUnknown']);
    });

    it('changes nothing, not even the version, for values that are stored already', async () => {
      expect((await patch('agents-head', { lastName: 'Щербаков' }).expect(200)).headers['etag']).toBe('"1"');
      expect((await patch('agents-head', {}).expect(200)).headers['etag']).toBe('"1"');
    });

    it.each([
      [{ role: 'Owner' }, 'role unknownField'],
      [{ department: 'ubClient' }, 'department unknownField'],
      [{ email: 'a@b.c' }, 'email unknownField'],
      [{ tokenVersion: 9 }, 'tokenVersion unknownField'],
      [{ firstName: '' }, 'firstName required'],
      [{ firstName: null }, 'firstName required'],
      [{ firstName: 5 }, 'firstName badFormat'],
      [{ lastName: 'x'.repeat(101) }, 'lastName badFormat'],
      [{ phone: '123' }, 'phone mustBePhone'],
      [{ language: 'de' }, 'language notOffered'],
      [{ theme: 'pink' }, 'theme notOffered'],
      [{ partnerCompanyName: 'Mine Ltd' }, 'partnerCompanyName unknownField'],
    ])('refuses the profile %j', async (body, fault) => {
      const answer = await patch('client2', body).expect(422);
      expect(answer.body).toMatchObject({ code: 'validationFailed' });
      expect(fieldFaults(answer.body as object)).toEqual([fault]);
    });

    it('sets the company of a partner', async () => {
      expect((await patch('partner', { partnerCompanyName: 'Tamm OÜ' }).expect(200)).body).toMatchObject({ partnerCompanyName: 'Tamm OÜ' });
    });

    it('refuses a change if another was faster, and nothing changes', async () => {
      await patch('ceo', { firstName: 'Sofie' }).set('if-match', '"1"').expect(200);
      const late = await patch('ceo', { firstName: 'Sophie' }).set('if-match', '"1"').expect(412);
      expect(late.body).toMatchObject({ code: 'staleVersion' });
      expect(late.headers['etag']).toBe('"2"');
      expect((await get('/me', 'ceo')).body).toMatchObject({ firstName: 'Sofie' });
      await patch('ceo', { firstName: 'Sofia' }).set('if-match', 'seven').expect(422);
    });
  });

  describe('with an Idempotency-Key', () => {
    const rename = (key: string, firstName: string) => patch('admin', { firstName }).set('idempotency-key', key);

    it('changes the data once, however often the request comes', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => rename('once', 'Илья II')));
      expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
      expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')).toHaveLength(7);
      expect(await db.database.one('select count(*) as count from events where stream_id = $1', [demoUserId('admin')])).toEqual({
        count: 1,
      });
    });

    it('answers a replayed request with the present data, even past its If-Match', async () => {
      await rename('first', 'Илья III').set('if-match', '"2"').expect(200);
      await rename('second', 'Илья IV').expect(200);
      const replay = await rename('first', 'Илья III').set('if-match', '"2"').expect(200);
      expect(replay.headers['idempotency-replayed']).toBe('true');
      expect(replay.body).toMatchObject({ firstName: 'Илья IV' });
    });

    it('refuses a key that belongs to another request, and leaves the key of a refused request free', async () => {
      await rename('third', 'Илья V').expect(200);
      expect((await rename('third', 'Илья VI').expect(422)).body).toMatchObject({ code: 'idempotencyKeyReused' });
      await rename('fourth', 'Илья VI').set('if-match', '"1"').expect(412);
      expect((await rename('fourth', 'Илья VI').expect(200)).headers['idempotency-replayed']).toBeUndefined();
      await rename('two words', 'Илья').expect(422);
    });

    it('keeps the keys of each person apart', async () => {
      await rename('ours', 'Илья VII').expect(200);
      const other = await patch('ceo', { firstName: 'Sofia' }).set('idempotency-key', 'ours').expect(200);
      expect(other.headers['idempotency-replayed']).toBeUndefined();
    });
  });

  describe('in lists', () => {
    it('lists the newest first, five to a page, by the grammar of every list', async () => {
      const page = await list('/staff', 'owner');
      expect(page).toMatchObject({ page: 1, per_page: 5, total: 20, totalIsExact: true });
      expect(page.items).toHaveLength(5);
      const all = await list('/staff?per_page=100&sort=lastName', 'owner');
      const names = all.items.map((item) => item.lastName);
      expect(names).toHaveLength(20);
      expect(all.items.some((item) => item.role === 'Client' || item.role === 'Partner')).toBe(false);
      const pages = [
        ...(await list('/staff?per_page=15&sort=lastName', 'owner')).items,
        ...(await list('/staff?per_page=15&page=2&sort=lastName', 'owner')).items,
      ];
      expect(pages.map((item) => item._id)).toEqual(all.items.map((item) => item._id));
    });

    it('filters by role and department', async () => {
      const page = await list('/staff?filter[role]=Manager,DepartmentHead&filter[department]=ubClient&sort=lastName', 'owner');
      expect(page.items.map((item) => item._id).sort()).toEqual(
        [demoUserId('client-service-manager'), demoUserId('client-service-head')].sort(),
      );
      expect((await list('/departments/ubClient', 'owner')).total).toBe(2);
      await get('/departments/ubNowhere', 'owner').expect(404);
    });

    it.each([
      '/staff?filter[colour]=red',
      '/staff?sort=phone',
      '/clients?filter[role]=Owner',
      '/partners?page=0',
      '/staff?search=a',
      '/staff?search=___',
    ])('refuses %s', async (path) => {
      expect((await get(path, 'owner').expect(422)).body).toMatchObject({ code: 'validationFailed' });
    });

    it('finds people by any part of a name, in either order, in Russian too', async () => {
      expect((await list('/staff?search=НИКИТ', 'owner')).items.map((item) => item.lastName).sort()).toEqual(['Никитина', 'Фролов']);
      expect((await list(`/staff?search=${encodeURIComponent('Никитина Ольга')}`, 'owner')).total).toBe(1);
      expect((await list('/partners?search=beridze legal', 'owner')).total).toBe(1);
      expect((await list('/staff?search=1%25', 'owner')).total).toBe(0);
      expect((await list('/staff?search=o_n', 'owner')).total).toBe(0);
    });

    it('shows and finds addresses only for readers of that section', async () => {
      const reader = await list('/clients?search=client2@', 'client-service-manager');
      expect(reader.items).toEqual([expect.objectContaining({ firstName: 'Hannah', email: 'client2@registra.example' })]);
      expect((await list('/clients?search=client2@', 'business-manager')).total).toBe(0);
      const [picked] = (await list('/clients?search=whitfield', 'business-manager')).items;
      expect(picked).toMatchObject({ _id: demoUserId('client2'), lastName: 'Whitfield' });
      expect(picked).not.toHaveProperty('email');
      expect(picked).not.toHaveProperty('phone');
    });

    it('finds a phone in any spelling, whether it was stored before numbers were normalised or after', async () => {
      for (const [stored, searched] of [
        ['+79125550177', '8 (912) 555-01-77'],
        ['+79125550177', '555 01-77'],
        ['8 912 555-01-77', '+7 912 555 01 77'],
        ['+7 (912) 555-0177', '89125550177'],
      ] as const) {
        await db.database.query('update users set phone = $2 where id = $1', [demoUserId('client2'), stored]);
        const { items } = await list(`/clients?search=${encodeURIComponent(searched)}`, 'owner');
        expect([stored, searched, items.map(({ _id }) => _id)]).toEqual([stored, searched, [demoUserId('client2')]]);
      }
      expect((await list(`/clients?search=${encodeURIComponent('8 (912) 555-01-77')}`, 'business-manager')).total).toBe(0);
    });

    it('does not list deactivated people', async () => {
      await db.database.query('update users set deactivated_at = now() where id = $1', [demoUserId('partner2')]);
      expect((await list('/partners', 'owner')).items.map((item) => item._id)).toEqual([demoUserId('partner')]);
    });

    it.each([
      ['client', 403],
      ['partner', 403],
      ['content-head', 403],
      ['business-manager', 200],
      ['innovations-manager', 200],
      ['client-service-head', 200],
      ['supermanager', 200],
    ])('answers %s with %d', async (account, status) => {
      for (const path of ['/staff', '/partners', '/clients', '/departments/ubClient']) await get(path, account).expect(status);
    });

    it.each(['contact-head', 'services-manager', 'agents-manager', 'outside-head'])(
      'names managers and partners to %s, who hands on the orders assigned to them, and no clients',
      async (account) => {
        const [colleague] = (await list(`/staff?search=${encodeURIComponent('карпова')}`, account)).items;
        expect(colleague).toMatchObject({ _id: demoUserId('services-manager') });
        expect(colleague).not.toHaveProperty('email');
        await get('/partners', account).expect(200);
        await get('/departments/ubServices', account).expect(200);
        await get('/clients', account).expect(403);
      },
    );
  });

  describe('for other features', () => {
    it('finds people by their ids, and leaves out unknown ids', async () => {
      const ids = [demoUserId('owner'), demoUserId('partner2'), '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d'];
      const people = await app.get(QueryBus).execute(new PeopleByIds(ids));
      expect([...people.keys()].sort()).toEqual([demoUserId('owner'), demoUserId('partner2')].sort());
      expect(people.get(demoUserId('owner'))).toEqual({
        id: demoUserId('owner'),
        role: 'Owner',
        department: null,
        firstName: 'Марина',
        lastName: 'Орлова',
        latinFirstName: 'Marina',
        latinLastName: 'Orlova',
        email: 'owner@registra.example',
        emailConfirmed: true,
        phone: '+79000000100',
        partnerCompanyName: null,
        language: 'ru',
        countryId: null,
        timeZone: null,
        active: true,
      });
      expect(people.get(demoUserId('partner2'))).toMatchObject({ active: false, partnerCompanyName: 'Beridze Legal LLC' });
    });

    it('keeps people in directories while they are active', async () => {
      const bus = app.get(QueryBus);
      expect((await bus.execute(new StaffDirectory())).length).toBe(20);
      expect((await bus.execute(new StaffDirectory('ubAgents'))).map((person) => person.id).sort()).toEqual(
        [demoUserId('agents-manager'), demoUserId('agents-head')].sort(),
      );
    });
  });

  it.each([
    ['a manager without a department', `update users set role = 'Manager', department = null`],
    ['a client with one', `update users set role = 'Client', department = 'ubClient'`],
    ['a role nobody has', `update users set role = 'Emperor', department = null`],
  ])('stores nobody as %s', async (_, sql) => {
    await expect(db.database.query(`${sql} where id = $1`, [demoUserId('admin')])).rejects.toThrow(/check constraint/);
  });
});
