import type { Id } from '#machines/kernel/ids';
import { verifyReads } from '#libs/event-log/chain/verify-reads';
import { AuditModule } from '#libs/features/audit/audit.module';
import { ReadLog } from '#libs/features/audit/storage/read-log';
import { Database } from '#libs/platform/database/database';
import { type Account, OrdersTestApp } from '#libs/testing/orders-test-app';
import { OrderStories } from '#libs/testing/order-stories';

const manager = 'client-service-manager';

/* A fifth of the figure of production, so that no machine is too slow to send them within a minute. */
describe('the log of personal data that one person reads within a minute', () => {
  let world: OrdersTestApp;
  let order: Id;
  let files: Id[];

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, { imports: [AuditModule], quotas: { readsPerMinute: 24 } });
    order = (await new OrderStories(world).reach('documentsRequested', { service: ['EE', 'ou'] })).id;
    files = [];
    for (const name of ['passport.pdf', 'bill.pdf']) {
      const file = await world.upload('client', name);
      await world.must('client', 'POST', `/orders/${order}/documents`, { file, kind: 'document' });
      files.push(file);
    }
    await world.settle();
  });
  afterAll(() => world.stop());

  const many = async (account: Account, method: string, paths: readonly string[]): Promise<Record<string, number>> => {
    const statuses = await Promise.all(paths.map(async (path) => (await world.call(account, method, path)).status));
    return statuses.reduce<Record<string, number>>((sum, status) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});
  };
  const rows = async (account: Account) => {
    await world.app.get(ReadLog).flush();
    return world.database.query<{ kind: string; times: number }>(
      'select kind, times from reads where person = $1 order by at_us, times, id',
      [world.idOf(account)],
    );
  };

  it('has one row for an own file opened often within ten minutes; beyond the limit opening is refused', async () => {
    const [file = ''] = files;
    expect(await many('client', 'GET', Array<string>(30).fill(`/upload-file/${file}`))).toEqual({ 200: 24, 429: 6 });
    expect(await rows('client')).toEqual([{ kind: 'content', times: 1 }]);
    const refused = await world.call('client', 'POST', `/upload-file/${file}/link`);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyReads']);
    expect(refused.body['detail']).toMatch(/^You’ve opened many documents and pages within a minute\. Try again in \d+ seconds?\.$/);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('has one row for a file of others and one with the number of its repeats, never more than the limit', async () => {
    const paths = [...Array<string>(9).fill(`/upload-file/${files[0]}`), ...Array<string>(3).fill(`/upload-file/${files[1]}/preview`)];
    expect(await many(manager, 'GET', paths)).toEqual({ 200: 12 });
    expect((await rows(manager)).map(({ kind, times }) => `${kind} ${times}`).sort()).toEqual([
      ...['content 1', 'content 8', 'preview 1', 'preview 2'],
    ]);
    const pages = Array.from(
      { length: 60 },
      (_, n) => `/users/clients?filter[createdAt]=2026-01-01..2026-03-${String(1 + (n % 28)).padStart(2, '0')}`,
    );
    await many(manager, 'GET', pages.slice(0, 20));
    expect(await many(manager, 'GET', pages)).toMatchObject({ 429: 60 });
    expect((await rows(manager)).length).toBeLessThanOrEqual(26);
  });

  it('stores counts that cannot be changed, and verification finds a changed one', async () => {
    const owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
    try {
      expect((await verifyReads(owner)).faults).toEqual([]);
      await expect(owner.query('update reads set times = 1 where times = 8')).rejects.toThrow('insert-only');
      await owner.query('alter table reads disable trigger all');
      await owner.query('update reads set times = 1 where times = 8');
      expect((await verifyReads(owner)).faults).toMatchObject([{ kind: 'readDiffers' }]);
    } finally {
      await owner.close();
    }
  });
});
