import type { Id } from '#machines/kernel/ids';
import { LeadsWorld } from '#libs/testing/leads-world';

jest.setTimeout(180_000);

let world: LeadsWorld;
LeadsWorld.forSuite((started) => (world = started));

const seller = 'contact-manager';
const head = 'contact-head';
const read = (id: Id) => world.must(seller, 'GET', `/leads/${id}`);

describe('the visitor behind a lead', () => {
  it('is in no event and no command of the log', async () => {
    const { body } = await world.post('offer-form', {
      name: 'Secretive Person',
      email: 'secretive@example.org',
      phone: '+372 5999 8877',
      message: 'Whispered words',
      company: 'Hidden OÜ',
      utm: { source: 'spy', term: 'Secretive Person' },
    });
    await world.operate(seller, body._id, 'take');
    await world.operate(seller, body._id, 'recordCall', { outcome: 'reached', note: 'Whispered again' });
    const logged = await world.database.query<{ text: string }>(
      `select data || metadata as text from events where stream_id = $1 union all select input || coalesce(actor_facts, '') from commands where stream_id = $1`,
      [body._id],
    );
    expect(logged.length).toBeGreaterThanOrEqual(6);
    for (const { text } of logged) expect(text).not.toMatch(/Secretive|secretive|5999|Whispered|Hidden|spy/);
  });

  it('is erased for ever by a head, and the lead stays with its figures', async () => {
    const id = await world.lead({ name: 'To Be Forgotten', utm: { source: 'google' }, lead_fields: { city: 'Tartu' } });
    await world.operate(seller, id, 'take');
    await world.operate(seller, id, 'recordCall', { outcome: 'reached', note: 'Lives in Tartu' });
    expect((await world.call(seller, 'DELETE', `/leads/${id}`, { confirm: 'ERASE' })).status).toBe(403);
    expect((await world.call(head, 'DELETE', `/leads/${id}`, { confirm: 'yes' })).status).toBe(422);
    expect((await world.call(head, 'DELETE', `/leads/${id}`, { confirm: 'ERASE' })).status).toBe(204);
    expect(await read(id)).toMatchObject({
      state: 'lost',
      erased: true,
      source: 'erased',
      name: null,
      phone: null,
      email: null,
      message: null,
      leadFields: {},
      utm: {},
      url: null,
      calls: [{ note: null, outcome: 'reached' }],
    });
    expect(((await world.must(seller, 'GET', `/leads?search=forgotten`))['items'] as unknown[]).length).toBe(0);
    const bodies = await world.database.query('select 1 from texts where owner_person = $1 and (body is not null or key is not null)', [
      id,
    ]);
    expect(bodies).toEqual([]);
    const { items } = (await world.must(seller, 'GET', `/leads/${id}/events`)) as unknown as { items: { detail: string | null }[] };
    expect(items.map(({ detail }) => detail)).toContain('Reached: (erased)');
    expect((await world.call(head, 'DELETE', `/leads/${id}`, { confirm: 'ERASE' })).body.code).toBe('leadErased');
  });

  it('is erased with the person that they became, whichever requests they left', async () => {
    const email = 'leaving@example.org';
    const older = (await world.post('offer-form', { name: 'Leaving Person', email })).body._id;
    const id = await world.lead({ name: 'Leaving Person' });
    await world.operate(seller, id, 'take');
    const { client: _, ...order } = await world.orders.orderBody();
    const placed = await world.call(seller, 'POST', `/leads/${id}/order`, { order, client: { email } });
    const orderId = (placed.body['order'] as { _id: Id })._id;
    await world.orders.operate('owner', orderId, 'cancelOrder', { reason: 'Changed their mind' });
    const person = ((await read(id))['client'] as { _id: Id })._id;
    await world.must('owner', 'DELETE', `/users/${person}`, { confirm: 'ERASE' });
    for (const lead of [older, id]) expect(await read(lead)).toMatchObject({ erased: true, name: null, email: null, phone: null });
  });
});
