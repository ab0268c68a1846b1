import { AccountSecrets } from '#libs/accounts/account-secrets';
import { seededCountryId } from '#libs/features/catalogue/seed/seed-catalogue';
import type { Id } from '#machines/kernel/ids';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

interface Person {
  _id: Id;
  email?: string;
  status?: string;
  role: string;
  department: string | null;
  amountOfDeals?: number;
  may?: { edit: boolean; erase: boolean; changeRole: { role: string; departments: string[] }[] };
}

describe('administration of people', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(() => world?.stop());

  const call = (account: Account, method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    world.call(account, method, `/users${path}`, body, headers);
  const patch = (account: Account, target: Account, body: object, headers?: Record<string, string>): Promise<Answer> =>
    call(account, 'PATCH', `/${world.idOf(target)}`, body, headers);
  const list = async (account: Account, path: string): Promise<Person[]> => (await call(account, 'GET', path)).body['items'] as Person[];
  const events = (id: Id): Promise<{ type: string; data: string }[]> =>
    world.database.query(`select type, data from events where stream_id = $1 order by version`, [id]);
  const tokenVersion = async (account: Account): Promise<number> =>
    (await world.database.one<{ v: number }>('select token_version as v from users where id = $1', [world.idOf(account)]))?.v ?? 0;
  const tokenOf = async (person: Id, kind: string): Promise<string> => {
    const email = await world.database.one<{ id: Id }>(
      `select id from account_letters where person_id = $1 and kind = $2 and revoked_at is null order by created_at desc limit 1`,
      [person, kind],
    );
    return world.app.get(AccountSecrets, { strict: false }).token(email?.id ?? '');
  };

  describe('partners to choose from', () => {
    it('come with countries, rating and load for those who choose one for an order, and without contacts', async () => {
      const [mine] = await list('client-service-manager', '/partners?per_page=100');
      expect(mine).toMatchObject({ role: 'Partner', openOrders: expect.any(Number), reviews: { count: expect.any(Number) } });
      expect(Array.isArray((mine as unknown as { countries: unknown }).countries)).toBe(true);
      for (const name of ['email', 'phone', 'birthday', 'status', 'amountOfDeals', 'may']) expect(mine).not.toHaveProperty(name);
    });
  });

  describe('invites', () => {
    it('a partner, who takes the mailed link and is in', async () => {
      const body = {
        email: 'New.Partner@registra.example',
        firstName: 'Liis',
        lastName: 'Kask',
        partnerCompanyName: 'Kask OÜ',
        phone: '+372 5555 0000',
        birthday: '1988-03-09',
        country: seededCountryId('EE'),
        language: 'en',
      };
      const made = await call('business-manager', 'POST', '/create', body);
      expect(made).toMatchObject({
        status: 201,
        body: {
          role: 'Partner',
          status: 'invited',
          partnerCompanyName: 'Kask OÜ',
          birthday: '1988-03-09',
          country: { code: 'EE' },
          emailConfirmed: false,
        },
      });
      expect(made.headers['location']).toBe(`/api/v1/users/${made.body._id}`);
      expect(await events(made.body._id)).toEqual([{ type: 'UserInvited', data: '{"role":"Partner","department":null}' }]);
      const taken = await world.call(null, 'POST', '/auth/accept-invitation', {
        token: await tokenOf(made.body._id, 'invitation'),
        password: 'a Kask of long standing',
      });
      expect(taken).toMatchObject({ status: 200, body: { role: 'Partner' } });
      expect((await call('business-manager', 'GET', `/${made.body._id}`)).body).toMatchObject({ status: 'active', emailConfirmed: true });
      const again = await call('business-manager', 'POST', '/create', { ...body, email: 'NEW.PARTNER@REGISTRA.EXAMPLE' });
      expect(again).toMatchObject({ status: 409, body: { code: 'emailInUse' } });
      expect((await call('business-manager', 'POST', `/${made.body._id}/invite-again`)).body.code).toBe('invitationTaken');
    });

    it('a client, who takes the mailed link; an email in use names its client to those who read clients', async () => {
      const body = { email: 'New.Berg@registra.example', firstName: 'Anna', lastName: 'Berg', phone: '+372 5555 0001', language: 'en' };
      const made = await call('client-service-manager', 'POST', '/clients', body, { 'idempotency-key': 'one-client' });
      expect(made).toMatchObject({ status: 201, body: { role: 'Client', status: 'invited', firstName: 'Anna', emailConfirmed: false } });
      const { _id } = made.body;
      expect(await events(_id)).toEqual([{ type: 'UserInvited', data: '{"role":"Client","department":null}' }]);
      const replayed = await call('client-service-manager', 'POST', '/clients', body, { 'idempotency-key': 'one-client' });
      expect([replayed.status, replayed.body._id]).toEqual([201, _id]);
      const again = await call('client-service-manager', 'POST', '/clients', { ...body, email: 'NEW.berg@registra.example' });
      expect(again).toMatchObject({ status: 409, body: { code: 'emailInUse', existing: { _id, role: 'Client', name: 'Anna Berg' } } });
      const byBusiness = await call('business-manager', 'POST', '/create', { ...body, partnerCompanyName: 'Berg OÜ' });
      expect([byBusiness.status, byBusiness.body['existing']]).toEqual([409, undefined]);
      expect((await call('client-service-manager', 'POST', `/${_id}/invite-again`)).status).toBe(202);
      const link = { token: await tokenOf(_id, 'invitation'), password: 'a Berg of long standing' };
      expect(await world.call(null, 'POST', '/auth/accept-invitation', link)).toMatchObject({ status: 200, body: { role: 'Client' } });
    });

    it('a client only by those who write clients, and only with a name and a mailbox', async () => {
      const body = { email: 'x@registra.example', firstName: 'X' };
      for (const account of ['client', 'partner', 'business-manager', 'contact-manager'] as const) {
        expect([account, (await call(account, 'POST', '/clients', body)).status]).toEqual([account, 403]);
      }
      const refused = async (change: object) =>
        ((await call('client-service-manager', 'POST', '/clients', { ...body, ...change })).body['errors'] as { field: string }[]).map(
          ({ field }) => field,
        );
      expect(await refused({ email: 'nobody' })).toEqual(['email']);
      expect(await refused({ firstName: 'n'.repeat(101), lastName: 'n'.repeat(101) })).toEqual(['firstName', 'lastName']);
      expect(await refused({ phone: 'none' })).toEqual(['phone']);
      expect(await refused({ role: 'Owner' })).toEqual(['role']);
    });

    it('a manager into the head’s own department, once for one key, and again on request', async () => {
      const body = { email: 'm1@registra.example', role: 'Manager', department: 'ubClient', firstName: 'Мира' };
      const first = await call('client-service-head', 'POST', '/invite', body, { 'idempotency-key': 'one-manager' });
      const second = await call('client-service-head', 'POST', '/invite', body, { 'idempotency-key': 'one-manager' });
      expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
      expect(second.body._id).toBe(first.body._id);
      const before = await tokenOf(first.body._id, 'invitation');
      expect((await call('client-service-head', 'POST', `/${first.body._id}/invite-again`)).status).toBe(202);
      expect((await world.call(null, 'POST', '/auth/accept-invitation', { token: before, password: 'whatever long' })).body.code).toBe(
        'linkOver',
      );
      const corrected = await call('client-service-head', 'PATCH', `/${first.body._id}`, { email: 'm2@registra.example' });
      expect(corrected.body).toMatchObject({ email: 'm2@registra.example', status: 'invited', emailConfirmed: false });
      expect((await events(first.body._id)).map(({ type }) => type)).toEqual(['UserInvited', 'InvitationRepeated', 'EmailChanged']);
    });

    it.each([
      ['client-service-head', { role: 'Owner' }, 403],
      ['client-service-head', { role: 'DepartmentHead', department: 'ubClient' }, 403],
      ['client-service-head', { role: 'Manager', department: 'ubContent' }, 403],
      ['client-service-manager', { role: 'Manager', department: 'ubClient' }, 403],
      ['supermanager', { role: 'Manager', department: 'ubClient' }, 403],
      ['ceo', { role: 'CEO' }, 403],
      ['admin', { role: 'Owner' }, 403],
      ['owner', { role: 'Manager' }, 422],
      ['owner', { role: 'CEO', department: 'ubClient' }, 422],
      ['owner', { role: 'Client' }, 422],
      ['owner', { role: 'Emperor' }, 422],
      ['client', { role: 'Manager', department: 'ubClient' }, 403],
    ])('nobody as %s to %j: %d', async (account, post, status) => {
      expect((await call(account, 'POST', '/invite', { email: `x${status}@registra.example`, ...post })).status).toBe(status);
      expect(await world.database.one(`select from users where email = $1`, [`x${status}@registra.example`])).toBeUndefined();
    });

    it.each([
      [{ email: 'no mailbox' }, 'email'],
      [{ email: `${'a'.repeat(260)}@b.example` }, 'email'],
      [{ birthday: '2999-01-01' }, 'birthday'],
      [{ birthday: 'yesterday' }, 'birthday'],
      [{ country: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d' }, 'country'],
      [{ phone: '123' }, 'phone'],
      [{ partnerCompanyName: '' }, 'partnerCompanyName'],
      [{ firstName: 'x'.repeat(101) }, 'firstName'],
      [{ role: 'Owner' }, 'role'],
    ])('nobody for the body %j', async (fault, field) => {
      const body = { email: 'p9@registra.example', firstName: 'P', partnerCompanyName: 'P Ltd', ...fault };
      const answer = await call('owner', 'POST', '/create', body);
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    });
  });

  describe('shows', () => {
    it('a person to readers of their section alone', async () => {
      const client = `/${world.idOf('client')}`;
      for (const [account, status] of [
        ['client-service-manager', 200],
        ['owner', 200],
        ['supermanager', 200],
        ['business-head', 404],
        ['content-head', 403],
        ['client2', 403],
        ['client', 403],
      ] as const) {
        expect([account, (await call(account, 'GET', client)).status]).toEqual([account, status]);
      }
      expect((await call('owner', 'GET', '/0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d')).status).toBe(404);
      expect((await call('owner', 'GET', '/no-id')).status).toBe(404);
    });

    it('what the reader may do, the country, the birthday and the number of orders', async () => {
      await world.place('client');
      const { body, headers } = await call('client-service-manager', 'GET', `/${world.idOf('client')}`);
      expect(body).toMatchObject({
        amountOfDeals: 1,
        may: { edit: true, deactivate: true, erase: false, changeRole: [], resetSecondFactor: true, readNotes: true },
      });
      expect(headers['etag']).toBe(`"${body.version}"`);
      const [listed] = await list('client-service-manager', '/clients?search=client@');
      expect(listed).toEqual(body);
    });

    it('lists by country, status and day of birth of the account', async () => {
      await patch('owner', 'client2', { country: seededCountryId('GE') });
      expect((await list('owner', `/clients?filter[country]=${seededCountryId('GE')}`)).map(({ _id }) => _id)).toEqual([
        world.idOf('client2'),
      ]);
      await patch('owner', 'outside-manager', { deactivated: true });
      expect((await list('owner', '/staff?filter[status]=deactivated')).map(({ _id }) => _id)).toEqual([world.idOf('outside-manager')]);
      expect((await list('owner', '/staff?search=outside-manager')).length).toBe(0);
      await patch('owner', 'outside-manager', { deactivated: false });
      expect((await list('owner', '/staff?search=outside-manager')).length).toBe(1);
      expect((await list('owner', '/clients?filter[createdAt]=..2001-01-01')).length).toBe(0);
      expect((await list('owner', '/clients?filter[createdAt]=2001-01-01..')).length).toBe(3);
      expect((await call('owner', 'GET', '/clients?filter[country]=EE')).status).toBe(422);
      expect((await call('owner', 'GET', '/clients?filter[status]=dead')).status).toBe(422);
    });

    it('the posts that may be given', async () => {
      expect((await call('client-service-head', 'GET', '/posts')).body['items']).toEqual([{ role: 'Manager', departments: ['ubClient'] }]);
      expect((await call('supermanager', 'GET', '/posts')).status).toBe(403);
    });
  });

  describe('changes', () => {
    it('names and fields, logs which, and nothing of their values', async () => {
      const answer = await patch('client-service-manager', 'client2', { firstName: 'Anna', birthday: '1991-12-24', phone: null });
      expect(answer).toMatchObject({ status: 200, body: { firstName: 'Anna', birthday: '1991-12-24', phone: null } });
      const logged = await events(world.idOf('client2'));
      expect(logged.at(-1)).toEqual({ type: 'ProfileEdited', data: '{"fields":["firstName","birthday","phone"]}' });
      const stale = await patch('client-service-manager', 'client2', { firstName: 'Eva' }, { 'if-match': '"1"' });
      expect(stale).toMatchObject({ status: 412, body: { code: 'staleVersion' } });
      expect((await patch('owner', 'client2', { partnerCompanyName: 'X' })).status).toBe(422);
      expect((await patch('owner', 'client2', { language: 'en' })).status).toBe(422);
    });

    it('a role and department, with the access of the old ones ended at once', async () => {
      const before = await tokenVersion('services-manager');
      const answer = await patch('owner', 'services-manager', { role: 'DepartmentHead', department: 'ubContent' });
      expect(answer).toMatchObject({ status: 200, body: { role: 'DepartmentHead', department: 'ubContent' } });
      expect(await tokenVersion('services-manager')).toBe(before + 1);
      expect((await world.call('services-manager', 'GET', '/users/me')).status).toBe(401);
      expect((await events(world.idOf('services-manager'))).at(-1)).toEqual({
        type: 'RoleChanged',
        data: '{"from":{"role":"Manager","department":"ubServices"},"to":{"role":"DepartmentHead","department":"ubContent"}}',
      });
      expect((await patch('owner', 'services-manager', { role: 'CEO' })).body).toMatchObject({ role: 'CEO', department: null });
    });

    it.each([
      ['client-service-head', 'client-service-manager', { role: 'Owner' }, 403],
      ['client-service-head', 'client-service-manager', { department: 'ubContent' }, 403],
      ['client-service-head', 'content-manager', { department: 'ubClient' }, 403],
      ['client-service-head', 'innovations-head', { firstName: 'X' }, 403],
      ['client-service-manager', 'client-service-head', { firstName: 'X' }, 403],
      ['ceo', 'agents-head', { role: 'Admin' }, 403],
      ['admin', 'owner', { firstName: 'X' }, 403],
      ['admin', 'owner', { deactivated: true }, 403],
      ['owner', 'owner', { role: 'CEO' }, 403],
      ['client', 'client2', { firstName: 'X' }, 403],
      ['business-manager', 'client', { firstName: 'X' }, 404],
      ['owner', 'client', { role: 'Manager', department: 'ubClient' }, 422],
      ['owner', 'agents-head', { role: 'Client' }, 422],
      ['owner', 'agents-head', { department: null }, 422],
    ])('nothing as %s of %s to %j: %d', async (account, target, body, status) => {
      const logged = await events(world.idOf(target));
      expect((await patch(account, target, body)).status).toBe(status);
      expect(await events(world.idOf(target))).toEqual(logged);
    });

    it('an e-mail only when the new mailbox confirms it', async () => {
      const answer = await patch('client-service-manager', 'client2', { email: 'hannah.new@registra.example' });
      expect(answer).toMatchObject({ status: 200, body: { email: 'client2@registra.example' } });
      const token = await tokenOf(world.idOf('client2'), 'confirmNewEmail');
      expect((await world.call(null, 'POST', '/auth/confirm-email', { token })).status).toBe(204);
      expect((await call('owner', 'GET', `/${world.idOf('client2')}`)).body).toMatchObject({ email: 'hannah.new@registra.example' });
      expect((await patch('owner', 'client2', { email: 'PARTNER@registra.example' })).body.code).toBe('emailInUse');
      const logged = await world.database.query(`select address from account_letters where person_id = $1 and kind = 'emailChanged'`, [
        world.idOf('client2'),
      ]);
      expect(logged).toEqual([{ address: 'client2@registra.example' }]);
    });

    it('an account that is closed and opened again, with every sign-in ended', async () => {
      expect((await world.call('partner2', 'GET', '/users/me')).status).toBe(200);
      expect((await patch('business-manager', 'partner2', { deactivated: true })).body).toMatchObject({ status: 'deactivated' });
      expect((await world.call('partner2', 'GET', '/users/me')).status).toBe(401);
      expect((await patch('business-manager', 'partner2', { deactivated: true })).status).toBe(200);
      expect((await patch('business-manager', 'partner2', { deactivated: false })).body).toMatchObject({ status: 'active' });
      expect((await events(world.idOf('partner2'))).map(({ type }) => type)).toEqual(['UserDeactivated', 'UserReactivated']);
    });
  });

  describe('leaves to people themselves', () => {
    it('their birthday and country, which the catalogue has to know', async () => {
      const own = (body: object): Promise<Answer> => world.call('partner', 'PATCH', '/users', body);
      const answer = await own({ birthday: '1979-08-26', country: seededCountryId('GE') });
      expect(answer).toMatchObject({ status: 200, body: { birthday: '1979-08-26', country: { _id: seededCountryId('GE'), code: 'GE' } } });
      expect((await world.call('partner', 'GET', '/users/me')).body).toMatchObject({ birthday: '1979-08-26', country: { code: 'GE' } });
      expect(await own({ country: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d' })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'country' }] },
      });
      expect((await own({ birthday: '1979-02-30' })).status).toBe(422);
      expect((await own({ birthday: null, country: null })).body).toMatchObject({ birthday: null, country: null });
    });
  });

  describe('keeps an Owner', () => {
    it('when the only one would leave', async () => {
      expect((await call('owner', 'DELETE', `/${world.idOf('owner')}`)).body.code).toBe('lastOwner');
      expect((await call('admin', 'DELETE', `/${world.idOf('owner')}`)).status).toBe(403);
    });

    it('when two Owners remove each other at once', async () => {
      expect((await patch('owner', 'ceo', { role: 'Owner' })).status).toBe(200);
      const bearer = { authorization: `Bearer ${await signIn('ceo@registra.example')}` };
      const [one, other] = await Promise.all([
        patch('owner', 'ceo', { deactivated: true }),
        patch('ceo', 'owner', { deactivated: true }, bearer),
      ]);
      expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
      expect([one.status, other.status].filter((status) => [401, 403, 409].includes(status))).toHaveLength(1);
      const owners = await world.database.one(`select count(*) as n from users where role = 'Owner' and status = 'active'`);
      expect(owners).toEqual({ n: 1 });
      await world.database.query(`update users set deactivated_at = null where role = 'Owner'`);
    });

    const signIn = async (email: string): Promise<string> =>
      ((await world.call(null, 'POST', '/auth/login', { email, password: 'registra-demo' })).body['token'] as { accessToken: string })
        .accessToken;
  });

  it('lists a person whose address belongs to another account, with that account, until they get another address', async () => {
    const body = { email: 'held@пример.рф', firstName: 'Хельд' };
    const [holder, waiting] = [
      (await call('client-service-manager', 'POST', '/clients', body)).body._id,
      (await call('client-service-manager', 'POST', '/clients', { ...body, email: 'waiting@registra.example' })).body._id,
    ];
    await world.database.query(`update users set email = 'held@пример\u3002рф', email_key = 'withdrawn:' || id where id = $1`, [waiting]);
    const list = async () => (await call('client-service-manager', 'GET', '/clients?filter[email]=withdrawn')).body['items'];
    expect(await list()).toMatchObject([
      { _id: waiting, emailWithdrawn: true, emailHeldBy: { _id: holder, role: 'Client', name: 'Хельд' } },
    ]);
    const found = await call('client-service-manager', 'GET', `/clients?search=${encodeURIComponent('held@пример.рф')}`);
    expect((found.body['items'] as { _id: string }[]).map(({ _id }) => _id)).toContain(holder);
    await call('client-service-manager', 'PATCH', `/${waiting}`, { email: 'another@registra.example' });
    expect(await list()).toEqual([]);
    expect((await call('client-service-manager', 'GET', `/${waiting}`)).body).toMatchObject({ emailWithdrawn: false, emailHeldBy: null });
  });
});
