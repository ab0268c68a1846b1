import { MailDeliveryModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import type { Id } from '#machines/kernel/ids';
import { type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { priceListOf } from '#machines/catalogue/price-limit';
import type { PriceList } from '#machines/catalogue/price-list';
import { PriceProposals } from '../commands/price-proposals.js';
import { seededCountryId, seededTypeId } from '../seed/seed-catalogue.js';
import { referenceOf } from '../storage/price-proposals.js';
import { servicesSource } from '../storage/replay-catalogue.js';
import { both, serviceBody } from '../testing/bodies.js';
import type { PriceCheckDto } from '../wire/price-proposal.dto.js';
import type { ServiceDto } from '../wire/service.dto.js';

const [owner, admin, ceo, head] = ['owner', 'admin', 'ceo', 'content-head'] as const;
const euro = (amount: string) => ({ amount, currency: 'EUR' });

let world: OrdersTestApp;
beforeAll(
  async () =>
    void (world = await OrdersTestApp.start(undefined, { imports: [NotificationsModule, NotificationsWorkerModule, MailDeliveryModule] })),
);
afterAll(async () => world?.stop());

const add = async (): Promise<ServiceDto> => {
  const written = { ...serviceBody(seededCountryId('EE'), seededTypeId('companyRegistration')), title: both('Prices') };
  return (await world.must(owner, 'POST', '/services', written)) as unknown as ServiceDto;
};
const read = async (id: Id, who: string | null = owner): Promise<ServiceDto> =>
  (await world.call(who, 'GET', `/services/${id}`)).body as unknown as ServiceDto;
const setPrice = (who: string, id: Id, amount: string, more: object = {}): Promise<Answer> =>
  world.call(who, 'PATCH', `/services/${id}`, { price: euro(amount), ...more });
const proposalOf = async (id: Id): Promise<string> => (await read(id)).priceProposal?._id ?? 'none';
const approve = async (who: string, id: Id, proposal?: string): Promise<Answer> =>
  world.call(who, 'POST', `/services/${id}/price-proposals/${proposal ?? (await proposalOf(id))}/approval`);
const end = async (who: string, id: Id): Promise<Answer> =>
  world.call(who, 'DELETE', `/services/${id}/price-proposals/${await proposalOf(id)}`);
const shown = async (id: Id): Promise<string | undefined> => (await read(id, null)).price.amount;
const codeOf = ({ status, body }: Answer) => [status, body.code];
const logged = async (id: Id): Promise<string[]> =>
  (await world.database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [id])).map(
    ({ type }) => type,
  );
const replayed = async (id: Id): Promise<string[]> => {
  const details: string[] = [];
  for await (const { faults } of servicesSource.parts(world.database, 1_000))
    details.push(...faults.filter(({ stream }) => stream === id).map(({ detail }) => detail));
  return details;
};
/** Changes the waiting proposal, as the passing of time would. */
const older = (id: Id, changes: object): Promise<unknown> =>
  world.database.query('update services set price_proposal = price_proposal || $2::jsonb where id = $1', [id, JSON.stringify(changes)]);
const settle = (): Promise<void> => world.app.get(PriceProposals).settle();

describe('a price that moves by more than 30 %', () => {
  it('waits for a second person while the rest of the change applies; once approved it applies and is logged in full', async () => {
    const { _id: id } = await add();
    const answer = await setPrice(owner, id, '700.00', { title: both('Renamed') });
    const body = answer.body as unknown as ServiceDto;
    expect([answer.status, body.title.en, body.price.amount, answer.headers['etag']]).toEqual([200, 'Renamed', '500.00', '"3"']);
    expect(body.priceProposal).toMatchObject({
      proposedBy: { _id: world.idOf(owner) },
      percent: 40,
      moves: [{ key: 'price', from: euro('500.00'), to: euro('700.00'), percent: 40 }],
      countsAt: null,
    });
    expect(body.priceProposal?.approvers?.map(({ _id }) => _id).sort()).toEqual([admin, ceo, head].map((who) => world.idOf(who)).sort());
    expect([await shown(id), (await read(id, null)).priceProposal]).toEqual(['500.00', undefined]);
    expect(await replayed(id)).toEqual([]);
    expect(codeOf(await approve(owner, id))).toEqual([409, 'priceOwnApproval']);
    expect(codeOf(await approve('content-manager', id))).toEqual([403, 'accessDenied']);
    const approved = await approve(head, id);
    expect([approved.status, await shown(id), (await read(id)).priceProposal]).toEqual([200, '700.00', undefined]);
    expect(await logged(id)).toEqual(['ServiceCreated', 'ServicePriceProposed', 'ServiceEdited', 'ServicePriceApproved']);
    expect(await replayed(id)).toEqual([]);
    // From the approved price on, one person may move it again.
    expect([(await setPrice(owner, id, '900.00')).status, await shown(id)]).toEqual([200, '900.00']);
  });

  it('needs approval also in steps, in both directions, down to zero and by options', async () => {
    const { _id: id, options } = await add();
    for (const amount of ['600.00', '650.00']) expect([(await setPrice(owner, id, amount)).status, await shown(id)]).toEqual([200, amount]);
    await setPrice(admin, id, '651.00');
    expect([await shown(id), (await read(id)).priceProposal?.proposedBy._id]).toEqual(['650.00', world.idOf(admin)]);
    expect((await end(owner, id)).status).toBe(200);
    for (const amount of ['349.99', '0.00']) {
      await setPrice(owner, id, amount);
      expect([await shown(id), (await end(owner, id)).status]).toEqual(['650.00', 200]);
    }
    // Back to where it began is no move.
    expect([(await setPrice(owner, id, '500.00')).status, await shown(id)]).toEqual([200, '500.00']);
    const director = options.director.map((one) => (one.code === 'provided' ? { ...one, price: euro('100.00') } : one));
    await world.must(owner, 'PATCH', `/services/${id}`, { options: { ...options, director } });
    expect((await read(id)).priceProposal?.moves).toEqual([
      { key: 'director provided', from: euro('600.00'), to: euro('100.00'), percent: -83 },
    ]);
    expect(await replayed(id)).toEqual([]);
  });

  it('is compared with the price at the start of the window alone', async () => {
    const { _id: id } = await add();
    await setPrice(owner, id, '640.00');
    const row = await world.database.one<PriceList>('select price, currency, options from services where id = $1', [id]);
    const now = priceListOf(row as PriceList);
    const base = async (days: number) => (await referenceOf(world.database, id, now, days))?.list.price;
    expect([await base(30), await base(0)]).toEqual([50_000, 64_000]);
    expect((await world.must(owner, 'POST', `/services/${id}/price-check`, { price: euro('700.00') }))['moves']).toHaveLength(4);
  });

  it('is announced before saving, with who could approve it, and nothing is written', async () => {
    const { _id: id } = await add();
    const check = (await world.must(head, 'POST', `/services/${id}/price-check`, { price: euro('700.00') })) as unknown as PriceCheckDto;
    expect(check).toMatchObject({ limitPercent: 30, limitDays: 30 });
    expect(check.moves.map(({ key, percent }) => `${key} ${percent}`)).toEqual([
      'price 40',
      'least 38',
      'employees 1 38',
      'employees 5 34',
    ]);
    expect(check.approvers.map(({ _id }) => _id)).not.toContain(world.idOf(head));
    expect((await world.must(head, 'POST', `/services/${id}/price-check`, { price: euro('650.00') }))['moves']).toEqual([]);
    expect(await logged(id)).toEqual(['ServiceCreated']);
  });

  it('of a copy that nobody could order yet needs no approval until the copy is offered', async () => {
    const { _id: id } = await add();
    const { _id: copy } = await world.must(owner, 'POST', `/services/${id}/duplicate`);
    expect((await setPrice(owner, copy, '900.00')).body['price']).toEqual(euro('900.00'));
    await world.must(owner, 'POST', `/services/${copy}/restore`);
    await world.must(owner, 'DELETE', `/services/${id}`);
    await setPrice(owner, copy, '1300.00');
    expect([await shown(copy), (await read(copy)).priceProposal?.percent]).toEqual(['900.00', 44]);
  });

  it('of an archived service needs approval too', async () => {
    const { _id: id } = await add();
    await world.database.query('update services set archived_at = now() where id = $1', [id]);
    await setPrice(owner, id, '5.00');
    expect((await read(id)).price.amount).toBe('500.00');
  });
});

describe('a proposed price', () => {
  it('is the only one at a time, and ends when a smaller change is made', async () => {
    const { _id: id } = await add();
    await setPrice(owner, id, '700.00');
    expect(codeOf(await setPrice(admin, id, '800.00'))).toEqual([409, 'priceProposalWaiting']);
    const waiting = await proposalOf(id);
    await setPrice(admin, id, '550.00');
    expect(codeOf(await approve(ceo, id, waiting))).toEqual([409, 'priceProposalOver']);
    expect((await logged(id)).slice(2)).toEqual(['ServicePriceEnded', 'ServiceEdited']);
    const both = await Promise.all([setPrice(owner, id, '900.00'), setPrice(admin, id, '901.00')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await replayed(id)).toEqual([]);
  });

  it('applies once if two people approve it at the same moment', async () => {
    const { _id: id } = await add();
    await setPrice(owner, id, '700.00');
    const waiting = await proposalOf(id);
    const answers = await Promise.all([admin, ceo, head].map((who) => approve(who, id, waiting)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await logged(id)).filter((type) => type === 'ServicePriceApproved')).toHaveLength(1);
  });

  it('is not approved by a person who has the role since yesterday, or whose account the proposer changed', async () => {
    const { _id: id } = await add();
    await setPrice(owner, id, '700.00');
    const { created_at: since } = (await world.database.one<{ created_at: Date }>('select created_at from users where id = $1', [
      world.idOf(ceo),
    ]))!;
    await world.database.query('update users set created_at = now() where id = $1', [world.idOf(ceo)]);
    expect(codeOf(await approve(ceo, id))).toEqual([409, 'priceApproverNew']);
    await world.database.query('update users set created_at = $2 where id = $1', [world.idOf(ceo), since]);
    await world.must(owner, 'PATCH', `/users/${world.idOf(head)}`, { firstName: 'Clara' });
    expect(codeOf(await approve(head, id))).toEqual([409, 'priceApproverChanged']);
    expect((await approve(ceo, id)).status).toBe(200);
  });

  it('ends when its proposer may no longer change services, and when it is seven days old', async () => {
    const { _id: id } = await add();
    await setPrice(head, id, '700.00');
    await world.database.query("update users set role = 'Manager' where id = $1", [world.idOf(head)]);
    expect(codeOf(await approve(ceo, id))).toEqual([409, 'priceProposerGone']);
    await settle();
    await world.database.query("update users set role = 'DepartmentHead' where id = $1", [world.idOf(head)]);
    expect([await proposalOf(id), (await logged(id)).at(-1)]).toEqual(['none', 'ServicePriceEnded']);
    await setPrice(owner, id, '700.00');
    await older(id, { at: Date.now() * 1000 - 8 * 86_400_000_000 });
    expect(codeOf(await approve(ceo, id))).toEqual([409, 'priceProposalExpired']);
    await settle();
    const [last] = await world.database.query<{ data: { cause: string } }>(
      'select data::json as data from events where stream_id = $1 order by version desc limit 1',
      [id],
    );
    expect([last?.data.cause, await shown(id)]).toEqual(['expired', '500.00']);
  });

  it('applies after 72 hours if nobody else could approve it, and not before', async () => {
    const { _id: id } = await add();
    const others = [admin, ceo, head].map((who) => world.idOf(who));
    await world.database.query('update users set deactivated_at = now() where id = any ($1)', [others]);
    const made = (await setPrice(owner, id, '700.00')).body as unknown as ServiceDto;
    await world.database.query('update users set deactivated_at = null where id = any ($1)', [others]);
    const hours = (Date.parse(made.priceProposal?.countsAt ?? '') - Date.now()) / 3_600_000;
    expect([made.priceProposal?.approvers, Math.round(hours)]).toEqual([[], 72]);
    await settle();
    expect(await shown(id)).toBe('500.00');
    await older(id, { countsAt: Date.now() * 1000 - 1 });
    await settle();
    expect([await shown(id), await proposalOf(id), (await logged(id)).at(-1)]).toEqual(['700.00', 'none', 'ServicePriceApproved']);
  });

  it('does not apply if it contains a choice that was deleted meanwhile', async () => {
    const { _id: id, options } = await add();
    const { _id: choice } = await world.must(owner, 'POST', '/choices', { kind: 'activityArea', code: 'space', title: both('Space') });
    const areas = [...options.activityAreas, { code: 'space', price: euro('10.00') }];
    await setPrice(owner, id, '700.00', { options: { ...options, activityAreas: areas } });
    await world.must(owner, 'DELETE', `/choices/${choice}`);
    const answer = await approve(admin, id);
    expect([answer.status, await shown(id)]).toEqual([422, '500.00']);
  });

  it('is reported to those who may approve it, and its end to its proposer', async () => {
    const { _id: id } = await add();
    await setPrice(head, id, '700.00');
    await world.settle();
    const heard = async (who: string) =>
      ((await world.must(who, 'GET', '/notifications'))['items'] as { kind: string; title: string; subject: { _id: Id } }[])
        .filter(({ kind, subject }) => kind === 'priceApproval' && subject._id === id)
        .map(({ title }) => title);
    expect(await heard(admin)).toEqual([expect.stringContaining('Prices')]);
    expect([await heard(head), await heard('content-manager')]).toEqual([[], []]);
    await end(admin, id);
    await world.settle();
    expect(await heard(head)).toHaveLength(1);
  });

  it('is found by a replay if somebody changed it, or the price of an option, in the database', async () => {
    const { _id: id } = await add();
    await setPrice(owner, id, '700.00');
    await world.database.query(
      `update services set price_proposal = null, options = jsonb_set(options, '{director,0,price}', '5') where id = $1`,
      [id],
    );
    expect(await replayed(id)).toEqual([expect.stringMatching(/options, price_proposal/)]);
  });
});
