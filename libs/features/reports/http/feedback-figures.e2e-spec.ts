import type { Id } from '#machines/kernel/ids';
import { OrderStories } from '#libs/testing/order-stories';
import { type SeededService, OrdersTestApp } from '#libs/testing/orders-test-app';
import { officeDay } from '#libs/testing/office-day';

interface Report {
  rows: { key: string; label: string; values: Record<string, number | null> }[];
  totals: { values: Record<string, number | null> };
  measures: { key: string; kind: string }[];
}

describe('the report of feedback', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  const given = new Map<number, { order: Id; feedback: Id }>();

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    stories = new OrderStories(world);
    await give(5, ['EE', 'accounting']);
    await give(4, ['EE', 'accounting']);
    await give(2, ['GB', 'ltd']);
    await stories.reach('projectFinished');
    await world.settle();
  });
  afterAll(() => world?.stop());

  async function give(rating: number, service: SeededService): Promise<void> {
    const { id } = await stories.reach('projectFinished', { service });
    const { _id } = await world.must('client', 'POST', '/feedbacks', { order: id, rating, public: true });
    given.set(rating, { order: id, feedback: _id });
  }
  const day = officeDay();
  const report = async (groupBy: string, more = ''): Promise<Report> =>
    (await world.must('owner', 'GET', `/reports/feedbacks?from=${day}&to=${day}&groupBy=${groupBy}${more}`)) as unknown as Report;

  it('has the number, the average and the bad ones, by partner, service and month', async () => {
    const all = { feedbacks: 3, rating: 3.67, low: 1 };
    const [byPartner, byService, byMonth] = [await report('partner'), await report('service'), await report('month')];
    expect(byPartner.rows.map(({ key, values }) => [key, values])).toEqual([[world.idOf('partner'), all]]);
    expect(byService.rows.map(({ values }) => values)).toEqual([
      { feedbacks: 2, rating: 4.5, low: 0 },
      { feedbacks: 1, rating: 2, low: 1 },
    ]);
    expect(byMonth.rows.map(({ values }) => values)).toEqual([all]);
    expect(byPartner.totals.values).toEqual(all);
    expect(byPartner.measures.map(({ kind }) => kind)).toEqual(['count', 'rating', 'count']);
  });

  it('is narrowed as every report, and leads to the orders behind a figure', async () => {
    const { country } = (await stories.reach('newOrder', { service: ['GB', 'ltd'] })).terms;
    expect((await report('partner', `&filter[country]=${country}`)).totals.values).toEqual({ feedbacks: 1, rating: 2, low: 1 });
    const behind = await world.must('owner', 'GET', `/reports/feedbacks/orders?from=${day}&to=${day}&groupBy=month&measure=low`);
    expect(behind['items']).toMatchObject([{ _id: given.get(2)?.order, count: 1 }]);
    const file = await world.call('owner', 'GET', `/reports/feedbacks/export?from=${day}&to=${day}&groupBy=service&format=csv`);
    expect([file.status, file.body['text']]).toEqual([200, expect.stringMatching(/Average rating[^]*4\.5/)]);
  });

  it('follows a rating that its client changes or deletes, and says nothing where nobody rated', async () => {
    await world.must('client', 'PATCH', `/feedbacks/${given.get(2)?.feedback}`, { operation: 'change', rating: 3, public: true });
    await world.call('client', 'DELETE', `/feedbacks/${given.get(5)?.feedback}`);
    await world.settle();
    expect((await report('month')).totals.values).toEqual({ feedbacks: 2, rating: 3.5, low: 0 });
    await world.call('client', 'DELETE', `/feedbacks/${given.get(4)?.feedback}`);
    await world.call('client', 'DELETE', `/feedbacks/${given.get(2)?.feedback}`);
    await world.settle();
    expect((await report('month')).rows.map(({ values }) => values)).toEqual([{ feedbacks: 0, rating: null, low: 0 }]);
  });
});
