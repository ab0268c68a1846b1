import { NotificationsWorld } from '#libs/testing/notifications-world';
import type { OrderBody } from '#libs/testing/orders-test-app';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';

const manager = 'client-service-manager';
let world: NotificationsWorld;
let server: SmtpCatcher;
let company: OrderBody;

beforeEach(async () => {
  server = await SmtpCatcher.listen();
  const mail = { smtpUrl: server.url, from: 'Registra <post@registra.example>' };
  world = await NotificationsWorld.start({ publicUrl: 'https://registra.example', mail });
  const { country } = await world.orders.orderBody(['EE', 'ou']);
  company = await world.orders.must('client', 'POST', '/companies', { name: 'Harbour OÜ', registerNumber: '0987', country });
});
afterEach(async () => {
  await world.stop();
  await server.close();
});

async function propose(address = 'Narva mnt 7'): Promise<string> {
  const body = await world.orders.must('client', 'POST', `/companies/${company._id}/proposals`, { address });
  await world.orders.settle();
  return (body['proposal'] as { _id: string })._id;
}
async function answer(proposal: string, body: object): Promise<void> {
  await world.orders.must(manager, 'PUT', `/companies/${company._id}/proposals/${proposal}/answer`, body);
  await world.orders.settle();
}
const titles = async (account: string, language = 'en') =>
  (await world.list(account, '&filter[kind]=companyMoved', language)).items.map(({ title }) => title);
const emails = async () => (await world.intents()).map(({ person_id }) => person_id);

describe('a company that a client enters or changes', () => {
  it('notifies the departments that answer, without an email', async () => {
    await propose();
    for (const account of [manager, 'business-head', 'innovations-manager', 'supermanager'])
      expect([account, await titles(account)]).toEqual([
        account,
        ['A client proposes a change: Harbour OÜ (0987)', 'Check a company: Harbour OÜ (0987)'],
      ]);
    for (const account of ['client', 'client2', 'partner', 'services-manager', 'content-manager', 'owner'])
      expect([account, await titles(account)]).toEqual([account, []]);
    const [proposed] = (await world.list(manager)).items;
    expect(proposed?.subject).toEqual({ type: 'company', _id: company._id, label: 'Harbour OÜ' });
    expect(await emails()).toEqual([]);
    expect(await world.database.query('select from digest_entries')).toEqual([]);
  });
});

describe('the answer of staff', () => {
  it('is shown in the client’s notifications and in an email, with the reason of a refusal', async () => {
    await answer(await propose(), { answer: 'decline', reason: 'The register says otherwise' });
    const [declined] = (await world.list('client')).items;
    expect([declined?.title, declined?.text]).toEqual([
      'Your change is declined: Harbour OÜ (0987)',
      'The company’s details stay as they were. Reason: The register says otherwise',
    ]);
    expect(await emails()).toEqual([world.orders.idOf('client')]);
    await world.deliverer.deliverDue();
    const [email] = server.to('client@registra.example');
    expect(email?.subject).toBe('Ваше изменение отклонено: Harbour OÜ (0987)');
    expect(email?.text).toContain('Причина: The register says otherwise');
    expect(email?.text).toContain(`https://registra.example/company?id=${company._id}`);
  });

  it('is notified once when it is accepted and when the company was checked, and not of a proposal that was withdrawn', async () => {
    await answer(await propose(), { answer: 'accept' });
    await world.orders.must(manager, 'PUT', `/companies/${company._id}/verified`);
    await world.orders.settle();
    const proposal = await propose('Pärnu mnt 5');
    await world.orders.must('client', 'PUT', `/companies/${company._id}/proposals/${proposal}/answer`, { answer: 'withdraw' });
    await world.orders.settle();
    expect(await titles('client', 'ru')).toEqual(['Мы проверили компанию: Harbour OÜ (0987)', 'Ваше изменение принято: Harbour OÜ (0987)']);
    expect(await emails()).toEqual([world.orders.idOf('client'), world.orders.idOf('client')]);
  });

  it('names no company once its client was erased', async () => {
    await propose();
    await world.database.query(`update users set last_name = 'Erased', erased_at = now() where id = $1`, [world.orders.idOf('client')]);
    expect(await titles(manager)).toEqual(['A client proposes a change: an erased company', 'Check a company: an erased company']);
  });
});
