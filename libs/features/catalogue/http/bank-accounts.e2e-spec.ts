import { QueryBus } from '@nestjs/cqrs';
import { TOTP } from 'otpauth';
import { SecondPeople } from '#libs/accounts/second-people';
import { BankAccountOf } from '#libs/contracts/catalogue/catalogue-queries';
import { AccountEvents } from '#libs/accounts/account-events';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { replayAll } from '#libs/event-log/replay/replay';
import { MailDeliveryModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { demoPassword } from '#libs/features/people/seed-users';
import type { Currency } from '#machines/kernel/money';
import { faults } from '#libs/testing/field-faults';
import { keepAccounts } from '#libs/testing/stored-bank-accounts';
import { type ReceivedEmail, Letterbox } from '#libs/testing/received-emails';
import { actorOf, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { serviceBody } from '../testing/bodies.js';
import { BankAccountWrites } from '../commands/bank-account-writes.js';
import { BankAccounts } from '../storage/bank-accounts.js';
import { bankAccountsStreamId, replayableBankAccounts } from '../storage/bank-accounts-stream.js';
import type { BankAccountsDto } from '../wire/bank-accounts.dto.js';

const hour = 3_600_000_000;
const path = '/settings/bank-accounts';
const account = {
  currency: 'EUR',
  payee: 'Registra OÜ',
  iban: 'EE382200221020145685',
  account: '',
  bic: 'HABAEE2X',
  bank: 'Swedbank AS',
  bankAddress: '',
  purpose: { ru: 'Заказ {number}', en: 'Order {number}' },
};
const other = { ...account, iban: 'DE89370400440532013000' };
const kronor = { ...account, currency: 'SEK', iban: 'SE4550000000058398257466' };

type Ref = { _id: string };

let world: OrdersTestApp;
let letterbox: Letterbox;
/** Microseconds by which the product's clock runs ahead. */
let ahead = 0;

beforeAll(async () => {
  letterbox = await Letterbox.make();
  const imports = [NotificationsModule, NotificationsWorkerModule, MailDeliveryModule];
  world = await OrdersTestApp.start(undefined, { imports, config: { dataDir: letterbox.dataDir, publicUrl: 'https://registra.example' } });
  await world.database.query(`update users set language = 'en'`);
  const { now } = DatabaseClock.prototype;
  jest.spyOn(DatabaseClock.prototype, 'now').mockImplementation(function (this: DatabaseClock) {
    return now.call(this) + ahead;
  });
});
afterAll(async () => {
  const { faults: found } = await replayAll(world.database, replayableBankAccounts);
  jest.restoreAllMocks();
  await world.stop();
  await letterbox.remove();
  expect(found).toEqual([]);
});

/** All tests share one list, which each brings into the state it needs. */
beforeEach(async () => {
  await world.database.query('delete from rate_limits');
  await world.database.query('update users set second_factor_at = null');
  await world.database.query(`update users set deactivated_at = null where email in ('owner@registra.example', 'admin@registra.example')`);
  const { proposal } = await list();
  if (proposal) await world.must('owner', 'DELETE', `${path}/proposals/${proposal._id}`);
});

const list = async (reader = 'owner'): Promise<BankAccountsDto> => (await world.must(reader, 'GET', path)) as unknown as BankAccountsDto;
const settle = () => world.app.get(BankAccountWrites).settle();
const ibanOf = async (currency: Currency) => (await world.app.get(QueryBus).execute(new BankAccountOf(currency)))?.iban ?? null;
const loggedTypes = async (): Promise<string[]> => {
  const sql = 'select type from events where stream_id = $1 order by version';
  return (await world.database.query<{ type: string }>(sql, [bankAccountsStreamId])).map(({ type }) => type);
};
const emails = async (subject: RegExp): Promise<ReceivedEmail[]> => {
  await world.settle();
  return (await letterbox.take(world.app)).filter((email) => subject.test(email.subject));
};

/** Proves an identity by the password and an emailed code. */
async function proofOf(who: string): Promise<object> {
  await world.must(who, 'POST', '/users/me/confirmation-code');
  const [email] = await emails(/confirmation code/);
  expect(email?.to).toBe(`${who}@registra.example`);
  return { currentPassword: demoPassword, emailCode: /Code: (\d{8})/.exec(email?.text ?? '')?.[1] };
}
const propose = async (who: string, items: object[], proof?: object): Promise<Answer> => world.call(who, 'PUT', path, { items, ...proof });
const approve = (who: string, id: string, proof: object): Promise<Answer> =>
  world.call(who, 'POST', `${path}/proposals/${id}/approval`, proof);
const withdraw = (who: string, id: string): Promise<Answer> => world.call(who, 'DELETE', `${path}/proposals/${id}`);

/** Proposes another account for euros. */
async function proposed(who = 'owner', iban = other.iban): Promise<string> {
  const { items } = await list();
  const wanted = items.map((one) => (one.currency === 'EUR' ? { ...one, iban: one.iban === iban ? account.iban : iban } : one));
  const answer = await propose(who, wanted, await proofOf(who));
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return (answer.body as unknown as BankAccountsDto).proposal?._id ?? '';
}
/** The proposed and the current account for euros. */
const ibans = async () => [(await list()).proposal?.changes[0]?.to?.iban ?? null, await ibanOf('EUR')];

describe('our bank accounts', () => {
  it('are samples in the demo, marked as such and owned by nobody', async () => {
    const { items, version, proposal } = await list('content-manager');
    expect([items.map(({ currency }) => currency), version, proposal]).toEqual([['EUR', 'GBP', 'CHF', 'USD'], 0, null]);
    for (const { payee, bic } of items) expect([payee, bic]).toEqual([expect.stringMatching(/sample/), expect.stringMatching(/^.{7}0$/)]);
  });

  it('are changed by owners and administrators alone, on the version they saw', async () => {
    expect((await world.call('client', 'GET', path)).status).toBe(403);
    for (const who of ['content-manager', 'ceo', 'supermanager']) expect((await propose(who, [])).status).toBe(403);
    const id = bankAccountsStreamId;
    for (const who of ['content-manager', 'ceo'])
      expect([(await approve(who, id, {})).status, (await withdraw(who, id)).status]).toEqual([403, 403]);
    expect((await world.call('owner', 'PUT', path, { items: [] }, { 'if-match': '"99"' })).status).toBe(412);
    expect([(await approve('admin', id, {})).status, (await withdraw('admin', id)).status]).toEqual([404, 404]);
  });

  it.each<[object, string]>([
    [{ iban: 'EE382200221020145686' }, 'items.0.iban ibanInvalid'],
    [{ iban: 'XX00' }, 'items.0.iban ibanInvalid'],
    [{ bic: 'HABAEE' }, 'items.0.bic bicInvalid'],
    [{ iban: '', account: ' ' }, 'items.0.account ibanOrAccount'],
    [{ payee: ' ' }, 'items.0.payee required'],
    [{ payee: 'x'.repeat(71) }, 'items.0.payee badFormat'],
    [{ purpose: { ru: 'Заказ', en: 'Order {number}' } }, 'items.0.purpose.ru numberMissing'],
    [{ purpose: { ru: '{number}', en: `${'x'.repeat(130)}{number}` } }, 'items.0.purpose.en tooLong'],
    [{ currency: 'XAU' }, 'items.0.currency notOffered'],
  ])('are refused as %j', async (fault, said) => {
    expect(faults(await propose('owner', [{ ...account, ...fault }]))).toEqual([422, [said]]);
  });

  it('allow one account for each currency, and errors are in the reader’s language', async () => {
    expect(faults(await propose('owner', [account, account]))).toEqual([422, ['items duplicate']]);
    const answer = await world.call('owner', 'PUT', path, { items: [{ ...account, iban: 'EE00' }] }, { 'accept-language': 'ru' });
    expect(JSON.stringify(answer.body)).toContain('В IBAN ошибка');
  });
});

describe('the first account of a currency', () => {
  it('counts at once, kept without spaces; every owner and administrator is notified', async () => {
    await keepAccounts(world.database, [account]);
    ahead = -100 * hour;
    expect((await propose('owner', [account, kronor])).status).toBe(200);
    ahead = 0;
    const answer = await propose('owner', [account, kronor, { ...account, currency: 'NOK', iban: 'no93 8601 1117 947' }]);
    expect([answer.status, answer.body['proposal'], await ibanOf('NOK'), await ibanOf('EUR')]).toEqual([
      200,
      null,
      'NO9386011117947',
      account.iban,
    ]);
    expect(await loggedTypes()).toEqual(['BankAccountsKept', 'BankAccountsAdded', 'BankAccountsAdded']);
    expect((await list()).lastChanges[0]).toMatchObject({ currency: 'NOK', proposedBy: { _id: world.idOf('owner') }, approvedBy: null });
    await world.settle();
    const sent = await emails(/Bank account added: NOK/);
    expect(sent.map(({ to }) => to).sort()).toEqual(['admin@registra.example', 'owner@registra.example']);
  });

  it('needs approval if the settings once had an account of that currency', async () => {
    const { items } = await list();
    const answer = await propose(
      'owner',
      items.filter(({ currency }) => currency !== 'NOK'),
      await proofOf('owner'),
    );
    expect((answer.body as unknown as BankAccountsDto).proposal?.changes).toMatchObject([{ currency: 'NOK', to: null }]);
    expect(await ibanOf('NOK')).toBe('NO9386011117947');
  });

  it('changes nothing when it is sent again, without an error', async () => {
    const { items, version } = await list();
    expect((await propose('owner', items)).body.version).toBe(version);
  });

  it('lets nobody place the first order before it is written', async () => {
    const { items } = await list();
    const { kept } = BankAccounts.prototype;
    const placing: string[] = [];
    const look = jest.spyOn(BankAccounts.prototype, 'kept').mockImplementation(async function (this: BankAccounts, tx) {
      const lock = world.database.transaction((other) => other.query('lock table orders in row exclusive mode nowait'));
      if (tx) placing.push(await lock.then(() => 'free').catch((fault: { code: string }) => fault.code));
      else await lock;
      return kept.call(this, tx);
    });
    const answer = await propose('owner', [...items, { ...account, currency: 'DKK', iban: 'DK5000400440116243' }]);
    look.mockRestore();
    expect([answer.status, placing]).toEqual([200, ['55P03']]);
  });
});

describe('from the first order on', () => {
  it('a first account has to be approved, and no price changes to the currency of one that a single person added', async () => {
    const { items } = await list();
    const crowns = { ...account, currency: 'CZK', iban: '', account: '19-2000145399/0800' };
    expect((await propose('owner', [...items, crowns])).body['proposal']).toBeNull();
    await world.place();
    const pounds = { ...account, currency: 'GBP', iban: 'GB29NWBK60161331926819' };
    const unproven = await propose('owner', [...items, crowns, pounds], {});
    expect(faults(unproven)).toEqual([422, ['currentPassword required']]);
    const proposal = await propose('owner', [...items, crowns, pounds], await proofOf('owner'));
    expect((proposal.body as unknown as BankAccountsDto).proposal?.changes).toMatchObject([{ currency: 'GBP', from: null }]);
    expect([await ibanOf('GBP'), (await loggedTypes()).at(-1)]).toEqual([null, 'BankChangeProposed']);
    const { country, type } = ((await world.must('owner', 'GET', '/services')) as unknown as { items: { country: Ref; type: Ref }[] })
      .items[0] as {
      country: Ref;
      type: Ref;
    };
    const sold = (currency: string) =>
      world.call(
        'owner',
        'POST',
        '/services',
        JSON.parse(JSON.stringify(serviceBody(country._id, type._id)).replaceAll('EUR', currency)) as object,
      );
    expect(faults(await sold('CZK'))).toEqual([422, ['price.currency accountTooNew']]);
    // The account in kronor was added more than 72 hours ago.
    expect((await sold('SEK')).status).toBe(201);
    const made = (await sold('EUR')).body as unknown as { _id: string; options: object };
    const moved = {
      price: { amount: '500.00', currency: 'CZK' },
      options: JSON.parse(JSON.stringify(made.options).replaceAll('EUR', 'CZK')) as object,
    };
    const answer = await world.call('owner', 'PATCH', `/services/${made._id}`, { ...moved, currencyChange: 'entered' });
    expect(faults(answer)).toEqual([422, ['price.currency accountTooNew']]);
  });
});

describe('a change of an account', () => {
  it('takes another person and 24 hours; until then payers see the old account, and staff see who changed it', async () => {
    const before = await ibanOf('EUR');
    const id = await proposed();
    const [wanted] = await ibans();
    expect(await ibans()).toEqual([wanted, before]);
    expect((await list()).proposal).toMatchObject({
      proposedBy: { name: 'Marina Orlova' },
      alone: false,
      approvedBy: null,
      inForceAt: null,
      approvers: [{ _id: world.idOf('admin') }],
    });
    expect((await emails(/Approve a change of bank details: EUR/)).map(({ to }) => to).sort()).toEqual([
      'admin@registra.example',
      'owner@registra.example',
    ]);
    expect((await approve('admin', id, await proofOf('admin'))).status).toBe(200);
    const { proposal } = await list();
    const inForceAt = Date.parse(proposal?.inForceAt ?? '');
    expect(inForceAt - Date.parse(proposal?.approvedAt ?? '')).toBe(24 * 3_600_000);
    expect((await emails(/approved: EUR/)).map(({ to }) => to)).toContain('owner@registra.example');
    ahead += 24 * hour - 60_000_000;
    expect(await ibanOf('EUR')).toBe(before);
    ahead += 60_000_000;
    // In force by the hour alone: nothing has been written yet.
    expect([await ibanOf('EUR'), (await loggedTypes()).at(-1)]).toEqual([wanted, 'BankChangeApproved']);
    expect([await settle(), await settle(), (await loggedTypes()).at(-1)]).toEqual([1, 0, 'BankChangeInForce']);
    expect((await emails(/in effect: EUR/)).map(({ to }) => to)).toContain('owner@registra.example');
    const { lastChanges, lastProposal } = await list('content-manager');
    expect(lastChanges.find(({ currency }) => currency === 'EUR')).toMatchObject({
      proposedBy: { _id: world.idOf('owner') },
      approvedBy: { _id: world.idOf('admin') },
      at: new Date(inForceAt).toISOString(),
    });
    expect(lastProposal).toMatchObject({ _id: id, cause: null });
  });

  it('is refused without a proof of identity or with a wrong one, and nothing changes', async () => {
    const { items, version } = await list();
    const wanted = items.filter(({ currency }) => currency !== 'EUR');
    const tries = [
      [undefined, 'currentPassword required'],
      [{ currentPassword: 'wrong' }, 'currentPassword wrongPassword'],
      [{ currentPassword: demoPassword }, 'emailCode emailCodeNeeded'],
      [{ currentPassword: demoPassword, emailCode: '00000000' }, 'emailCode wrongCode'],
    ] as const;
    for (const [proof, fault] of tries) expect(faults(await propose('owner', wanted, proof))).toEqual([422, [fault]]);
    expect(await list()).toMatchObject({ version, proposal: null });
    // A code counts once, and a newer email ends the earlier one.
    const first = await proofOf('owner');
    const second = await proofOf('owner');
    expect(faults(await propose('owner', wanted, first))).toEqual([422, ['emailCode wrongCode']]);
    const { body } = await propose('owner', wanted, second);
    const { proposal } = body as unknown as BankAccountsDto;
    expect((await withdraw('owner', proposal?._id ?? '')).status).toBe(200);
    expect(faults(await propose('owner', wanted, second))).toEqual([422, ['emailCode wrongCode']]);
  });

  it('is refused without a proof by the write itself, if the check before it saw an older version', async () => {
    const { items, version } = await list();
    const runner = world.app.get(CommandRunner);
    const { snapshot } = runner;
    // The look finds the version before the one that the caller names, so that it asks for no proof.
    const look = jest.spyOn(runner, 'snapshot').mockImplementation(async (...about) => {
      const found = await snapshot.apply(runner, about);
      return { ...found, version: found.version - 1 };
    });
    const wanted = { items: items.filter(({ currency }) => currency !== 'EUR') };
    const answer = await world.call('owner', 'PUT', path, wanted, { 'if-match': `"${version}"` });
    look.mockRestore();
    expect([answer.status, answer.body.code]).toEqual([409, 'proofNeeded']);
    expect(await list()).toMatchObject({ version, proposal: null });
  });

  it('is not approved where its proposer loses the role while the approval is under way', async () => {
    const id = await proposed();
    const proof = await proofOf('admin');
    const { hold } = SecondPeople.prototype;
    const meanwhile = jest.spyOn(SecondPeople.prototype, 'hold').mockImplementationOnce(async function (this: SecondPeople, tx) {
      await world.database.query(`update users set role = 'Supermanager' where email = 'owner@registra.example'`);
      await hold.call(this, tx);
    });
    const answer = await approve('admin', id, proof);
    meanwhile.mockRestore();
    await world.database.query(`update users set role = 'Owner' where email = 'owner@registra.example'`);
    expect([answer.status, answer.body.code]).toEqual([409, 'bankProposerDeactivated']);
    expect((await list()).lastProposal).toMatchObject({ _id: id, cause: 'proposerDeactivated' });
  });

  it('keeps the posts of all staff as they are until its approval is written', async () => {
    const id = await proposed();
    const proof = await proofOf('admin');
    const { hold } = SecondPeople.prototype;
    let free: unknown;
    const meanwhile = jest.spyOn(SecondPeople.prototype, 'hold').mockImplementationOnce(async function (this: SecondPeople, tx) {
      await hold.call(this, tx);
      free = await world.database.query(`select from users where role in ('Owner', 'Admin') for update skip locked`);
    });
    const answer = await approve('admin', id, proof);
    meanwhile.mockRestore();
    expect([answer.status, free]).toEqual([200, []]);
  });

  it('takes the code of a second factor if one is enrolled, and then none from the mailbox', async () => {
    const { secret } = (await world.must('admin', 'POST', '/users/me/second-factor', { currentPassword: demoPassword })) as unknown as {
      secret: string;
    };
    const code = () => new TOTP({ secret }).generate();
    await world.must('admin', 'PUT', '/users/me/second-factor', { code: code() });
    await world.database.query('update second_factors set last_step = 0');
    const id = await proposed();
    expect(faults(await approve('admin', id, { currentPassword: demoPassword }))).toEqual([422, ['code codeNeeded']]);
    expect((await world.call('admin', 'POST', '/users/me/confirmation-code')).body.code).toBe('secondFactorEnrolled');
    expect((await approve('admin', id, { code: code() })).status).toBe(200);
  });

  it('is never approved by its proposer, twice, or under an unknown id', async () => {
    const id = await proposed();
    const refused = await approve('owner', id, {});
    expect([refused.status, refused.body.code, refused.body['detail']]).toEqual([
      409,
      'bankOwnApproval',
      'You proposed this change, so someone else has to approve it.',
    ]);
    expect((await approve('admin', id, await proofOf('admin'))).status).toBe(200);
    expect((await approve('admin', id, {})).body.code).toBe('bankProposalApproved');
    expect((await approve('admin', bankAccountsStreamId, {})).status).toBe(404);
  });

  it('waits alone: a second one is refused until the first is withdrawn, by any of them, also after its approval', async () => {
    const before = await ibanOf('EUR');
    const id = await proposed();
    const second = await propose('admin', [], {});
    expect([second.status, second.body.code]).toEqual([409, 'bankProposalWaiting']);
    expect((await approve('admin', id, await proofOf('admin'))).status).toBe(200);
    expect((await withdraw('admin', id)).status).toBe(200);
    expect((await emails(/withdrawn: EUR/)).length).toBe(2);
    expect((await approve('admin', id, {})).body.code).toBe('bankProposalWithdrawn');
    ahead += 100 * hour;
    expect(await ibanOf('EUR')).toBe(before);
  });

  it('expires after seven days without an approval, and makes room for another one', async () => {
    const id = await proposed();
    ahead += 7 * 24 * hour + 60_000_000;
    const late = await approve('admin', id, {});
    expect([late.status, late.body.code]).toEqual([409, 'bankProposalExpired']);
    expect(await list()).toMatchObject({ proposal: null, lastProposal: { _id: id, cause: 'expired' } });
    await proposed();
  });

  it('stops if its approver is deactivated before it is in force', async () => {
    const before = await ibanOf('EUR');
    const id = await proposed();
    expect((await approve('admin', id, await proofOf('admin'))).status).toBe(200);
    await world.database.query(`update users set deactivated_at = clock_timestamp() where email = 'admin@registra.example'`);
    expect(await list()).toMatchObject({ proposal: null, lastProposal: { _id: id, cause: 'approverDeactivated' } });
    ahead += 25 * hour;
    expect([await settle(), (await loggedTypes()).at(-1), await ibanOf('EUR')]).toEqual([1, 'BankChangeEnded', before]);
    expect((await emails(/stopped: EUR/)).map(({ to }) => to)).toEqual(['owner@registra.example']);
    expect((await withdraw('owner', id)).body.code).toBe('bankApproverDeactivated');
  });

  it('stops if its approver loses the role, and is not approved by people without it', async () => {
    const before = await ibanOf('EUR');
    const id = await proposed();
    expect((await approve('admin', id, await proofOf('admin'))).status).toBe(200);
    await world.database.query(`update users set role = 'Supermanager' where email = 'admin@registra.example'`);
    expect((await list()).lastProposal).toMatchObject({ cause: 'approverDeactivated' });
    expect(await settle()).toBe(1);
    await world.database.query(`update users set role = 'Admin' where email = 'admin@registra.example'`);
    ahead += 25 * hour;
    expect(await ibanOf('EUR')).toBe(before);
  });

  it('is in force 72 hours after the proposal if nobody else may approve it, with an email to the owners on each day', async () => {
    const before = await ibanOf('EUR');
    await world.database.query(`update users set deactivated_at = clock_timestamp() where email = 'admin@registra.example'`);
    const id = await proposed();
    const [wanted] = await ibans();
    expect((await list()).proposal).toMatchObject({ _id: id, alone: true, approvers: [] });
    // Who comes back meanwhile may withdraw it; it needs no approval any more.
    await world.database.query(`update users set deactivated_at = null where email = 'admin@registra.example'`);
    expect((await approve('admin', id, {})).body.code).toBe('bankApprovalNotNeeded');
    const [first] = await emails(/will change in 72 hours: EUR/);
    expect(first?.text).toMatch(/takes effect by itself on/);
    for (const _day of [1, 2]) {
      ahead += 24 * hour;
      expect([await settle(), await settle()]).toEqual([1, 0]);
      expect((await emails(/will change soon: EUR/)).map(({ to }) => to)).toContain('owner@registra.example');
    }
    ahead += 24 * hour - 60_000_000;
    expect(await ibans()).toEqual([wanted, before]);
    ahead += 120_000_000;
    expect(await ibans()).toEqual([null, wanted]);
    expect([await settle(), (await emails(/in effect: EUR/)).length]).toEqual([1, 2]);
    expect((await list()).lastChanges.find(({ currency }) => currency === 'EUR')).toMatchObject({ approvedBy: null });
  });

  it('is proposed once for one key, and neither password nor code is stored with it', async () => {
    const { items } = await list();
    const headers = { 'idempotency-key': 'bank-1' };
    const body = { items: items.filter(({ currency }) => currency !== 'EUR'), ...(await proofOf('owner')) };
    const first = await world.call('owner', 'PUT', path, body, headers);
    const again = await world.call('owner', 'PUT', path, { ...body, currentPassword: 'x' }, headers);
    expect([first.status, again.status, again.headers['idempotency-replayed'], again.body.version]).toEqual([
      200,
      200,
      'true',
      first.body.version,
    ]);
    const stored = await world.database.query<{ input: string }>(`select input::text as input from commands where stream_id = $1`, [
      bankAccountsStreamId,
    ]);
    expect(stored.filter(({ input }) => input.includes(demoPassword))).toEqual([]);
  });

  it('is not emailed to people who may not change accounts, and cannot be switched off', async () => {
    const { items } = (await world.must('ceo', 'GET', '/notifications?per_page=100')) as unknown as { items: { kind: string }[] };
    expect(items.filter(({ kind }) => kind === 'bankDetails')).toEqual([]);
    const mine = (await world.must('owner', 'GET', '/notifications/preferences')) as unknown as {
      kinds: { kind: string; locked: string[] }[];
    };
    expect(mine.kinds.find(({ kind }) => kind === 'bankDetails')).toMatchObject({ locked: ['inApp', 'mail'] });
  });
});

// Last, because what the log says of the two people stays.
describe('the second person for a change of bank accounts', () => {
  const event = (person: string, by: string) =>
    world.app
      .get(AccountEvents)
      .change((_tx, append) => append(world.idOf(person), { type: 'ProfileEdited', data: { fields: [] } }, { actor: actorOf(by) }));

  it('may not approve in the first seven days of the role, while the approval without a second person is open', async () => {
    const id = await proposed();
    await world.database.query(
      `update users set created_at = clock_timestamp() - interval '6 days' where email = 'admin@registra.example'`,
    );
    expect([(await approve('admin', id, {})).body.code, (await list()).proposal?.approvers]).toEqual(['bankApproverNew', []]);
    await withdraw('owner', id);
    expect((await list()).proposal).toBeNull();
    const again = await propose('owner', [account], await proofOf('owner'));
    expect((again.body as unknown as BankAccountsDto).proposal).toMatchObject({ alone: true, approvers: [] });
    await world.database.query(
      `update users set created_at = clock_timestamp() - interval '30 days' where email = 'admin@registra.example'`,
    );
  });

  it('may not approve if proposer or approver changed the other’s account within seven days, also at the last moment', async () => {
    const id = await proposed();
    await event('owner', 'ceo');
    await event('admin', 'admin');
    expect((await list()).proposal?.approvers).toHaveLength(1);
    const proof = await proofOf('admin');
    const { hold } = SecondPeople.prototype;
    const meanwhile = jest.spyOn(SecondPeople.prototype, 'hold').mockImplementationOnce(async function (this: SecondPeople, tx) {
      await event('owner', 'admin');
      await hold.call(this, tx);
    });
    // The change comes after the look, which found them independent and took the proof.
    expect((await approve('admin', id, proof)).body.code).toBe('bankApproverChanged');
    meanwhile.mockRestore();
    expect([(await approve('admin', id, {})).body.code, (await list()).proposal?.approvers]).toEqual(['bankApproverChanged', []]);
  });
});
