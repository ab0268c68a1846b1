import { v7 } from 'uuid';
import { replayAll } from '#libs/event-log/replay/replay';
import type { Id } from '#machines/kernel/ids';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { askingTime } from '#machines/feedback/state';
import { replayableFeedbacks } from './storage/feedback-stream.js';

interface Feedback {
  _id: Id;
  version: number;
  client: { name: string };
  rating: number;
  text: string | null;
  public: boolean;
  state: string;
  reason: string | null;
  answer: string | null;
  awaiting?: boolean;
  may: Record<string, boolean>;
}
interface Page {
  items: Feedback[];
  total: number;
  counts: Record<string, number>;
  average: number | null;
}

const staff = 'client-service-manager';

describe('feedback on finished orders', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  afterAll(async () => {
    const { faults, streams } = await replayAll(world.database, replayableFeedbacks);
    expect([faults, streams > 5]).toEqual([[], true]);
  });
  OrdersTestApp.forSuite((app) => {
    world = app;
    stories = new OrderStories(app);
  });

  const finished = async () => (await stories.reach('projectFinished')).id;
  const give = (order: Id, more: object = {}, account: Account = 'client'): Promise<Answer> =>
    world.call(account, 'POST', '/feedbacks', { order, rating: 5, text: 'All was clear', public: true, ...more });
  const given = async (more: object = {}): Promise<{ order: Id; feedback: Feedback }> => {
    const order = await finished();
    const { status, body } = await give(order, more);
    expect([status, body.code]).toEqual([201, undefined]);
    return { order, feedback: body as unknown as Feedback };
  };
  const operate = (account: Account, id: Id, operation: string, more: object = {}, headers = {}): Promise<Answer> =>
    world.call(account, 'PATCH', `/feedbacks/${id}`, { operation, ...more }, headers);
  const done = async (account: Account, id: Id, operation: string, more: object = {}): Promise<Feedback> => {
    const { status, body } = await operate(account, id, operation, more);
    expect([status, body.code]).toEqual([200, undefined]);
    return body as unknown as Feedback;
  };
  const list = async (account: Account, query = ''): Promise<Page> =>
    (await world.must(account, 'GET', `/feedbacks?per_page=100${query}`)) as unknown as Page;
  const ids = async (account: Account, query = '') => (await list(account, query)).items.map(({ _id }) => _id);
  const published = async (query = ''): Promise<{ items: { _id: Id; name: string; text: string | null }[]; average: number | null }> =>
    (await world.call(null, 'GET', `/published-feedbacks?per_page=100${query}`)).body as never;
  const events = async (id: Id) =>
    (await world.database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [id])).map(
      ({ type }) => type,
    );

  it('is given, answered and published, and then read by everybody by a first name and an initial', async () => {
    const { feedback } = await given();
    expect(feedback).toMatchObject({ rating: 5, text: 'All was clear', state: 'unpublished', may: { change: true, publish: false } });
    expect((await published()).items.map(({ _id }) => _id)).not.toContain(feedback._id);
    await done(staff, feedback._id, 'answer', { answer: 'Thank you' });
    const shown = await done(staff, feedback._id, 'publish');
    expect(shown).toMatchObject({ state: 'published', answer: 'Thank you', may: { hide: true, publish: false } });
    const read = (await published()).items.find(({ _id }) => _id === feedback._id);
    expect(read).toMatchObject({ text: 'All was clear', answer: 'Thank you' });
    expect(read?.name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    expect(JSON.stringify(read)).not.toContain(world.idOf('client'));
    expect(await events(feedback._id)).toEqual(['FeedbackGiven', 'FeedbackAnswered', 'FeedbackPublished']);
  });

  it('waits for staff again when it changes, and nothing of its earlier text is kept', async () => {
    const { feedback } = await given({ text: 'forgettable phrase' });
    await done(staff, feedback._id, 'publish');
    const changed = await done('client', feedback._id, 'change', { rating: 3, public: true });
    expect(changed).toMatchObject({ state: 'unpublished', rating: 3, text: null });
    expect((await published()).items.map(({ _id }) => _id)).not.toContain(feedback._id);
    expect(await world.database.query(`select 1 from texts where body = 'forgettable phrase'`)).toEqual([]);
  });

  it('once hidden is read by staff and its client, who sees the reason, and by nobody else', async () => {
    const { feedback, order } = await given();
    expect(await ids('partner')).toContain(feedback._id);
    expect((await list('partner')).items.find(({ _id }) => _id === feedback._id)?.client.name).toMatch(/ \p{L}\.$/u);
    await done(staff, feedback._id, 'hide', { reason: 'It names a stranger' });
    expect(await ids('partner')).not.toContain(feedback._id);
    expect((await world.call('partner', 'GET', `/feedbacks/${feedback._id}`)).status).toBe(404);
    const own = await world.must('client', 'GET', `/feedbacks/of-order/${order}`);
    expect(own).toMatchObject({ feedback: { state: 'hidden', reason: 'It names a stranger' }, give: false, asked: false });
    expect(await ids('client2')).not.toContain(feedback._id);
  });

  it('is refused in an invalid state, with a code and a text, and nothing changes', async () => {
    const { feedback, order } = await given();
    const { id: unfinished } = await stories.reach('newOrder');
    for (const [answer, status, code] of [
      [await give(order), 409, 'feedbackGiven'],
      [await give(unfinished), 409, 'orderNotFinished'],
      [await give(v7()), 404, 'notFound'],
      [await give(order, {}, 'client2'), 404, 'notFound'],
      [await give(order, {}, 'partner'), 403, 'forbiddenForRole'],
      [await give(order, {}, staff), 403, 'accessDenied'],
      [await operate('client', feedback._id, 'publish'), 403, 'forbiddenForRole'],
      [await operate(staff, feedback._id, 'publish', {}, { 'if-match': '"7"' }), 412, 'staleVersion'],
      [await operate(staff, feedback._id, 'change', { rating: 5, public: true }), 403, 'forbiddenForRole'],
    ] as const) {
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body['detail']).not.toBe('');
    }
    expect(await events(feedback._id)).toEqual(['FeedbackGiven']);
  });

  it.each([
    [{ rating: 0 }, 'rating notOffered'],
    [{ rating: 6 }, 'rating notOffered'],
    [{ text: '   ' }, 'text required'],
    [{ text: 'x'.repeat(2001) }, 'text tooLong'],
    [{ public: 'yes' }, 'public mustBeBoolean'],
    [{ order: 'R-1' }, 'order mustBeId'],
  ])('refuses %j at its field', async (wrong, fault) => {
    const answer = await give(v7(), wrong);
    expect([answer.status, answer.body.code, fieldFaults(answer.body)]).toEqual([422, 'validationFailed', [fault]]);
  });

  it('takes 2,000 characters, once however often it is sent with its key', async () => {
    const order = await finished();
    const key = { 'idempotency-key': v7() };
    const body = { order, rating: 4, text: 'ж'.repeat(2000), public: false };
    const answers = [
      await world.call('client', 'POST', '/feedbacks', body, key),
      await world.call('client', 'POST', '/feedbacks', body, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const id = answers[0]?.body._id as Id;
    expect(await events(id)).toEqual(['FeedbackGiven']);
    expect((await operate(staff, id, 'publish')).body.code).toBe('feedbackNotPublic');
    const spare = await operate(staff, id, 'hide', { reason: 'Because', answer: 'And' });
    expect(fieldFaults(spare.body)).toEqual(['answer unknownField']);
  });

  it('is listed by what it says and counted over all states', async () => {
    const { feedback } = await given({ rating: 1 });
    expect(feedback.awaiting).toBeUndefined();
    expect((await list(staff, '&filter[awaiting]=true')).items.find(({ _id }) => _id === feedback._id)?.awaiting).toBe(true);
    const { items, counts, average, total } = await list(staff, '&filter[rating]=1,2&filter[state]=unpublished');
    expect(items.every(({ rating, state }) => rating <= 2 && state === 'unpublished')).toBe(true);
    expect([total, counts['unpublished'], average]).toEqual([items.length, items.length, 1]);
    await done(staff, feedback._id, 'answer', { answer: 'We are sorry' });
    expect(await ids(staff, '&filter[awaiting]=true')).not.toContain(feedback._id);
    expect(await ids(staff, `&filter[client]=${world.idOf('client2')}`)).toEqual([]);
    expect(await ids(staff, `&filter[partner]=${world.idOf('partner')}&filter[createdAt]=2001-01-01..2001-12-31`)).toEqual([]);
  });

  it('is asked for three days after the finish, until the client says no', async () => {
    const order = await finished();
    const asked = async () => {
      const { give: mayGive, asked: isAsked } = await world.must('client', 'GET', `/feedbacks/of-order/${order}`);
      return [mayGive, isAsked];
    };
    expect(await asked()).toEqual([true, false]);
    await world.database.query('update orders set status_since = status_since - $2 where id = $1', [order, askingTime]);
    expect(await asked()).toEqual([true, true]);
    for (let time = 0; time < 2; time++) expect((await world.call('client', 'PUT', '/feedbacks/declined')).status).toBe(204);
    expect(await asked()).toEqual([true, false]);
    expect((await world.call('partner', 'PUT', '/feedbacks/declined')).body.code).toBe('forbiddenForRole');
    await world.database.query('update orders set status_since = status_since + $2 where id = $1', [order, askingTime]);
  });

  it('is gone with its text when its client takes it back, and cannot be given again', async () => {
    const { feedback, order } = await given({ text: 'never said phrase' });
    await done(staff, feedback._id, 'answer', { answer: 'answer to a phrase' });
    expect((await world.call('client', 'DELETE', `/feedbacks/${feedback._id}`)).status).toBe(204);
    for (const account of ['client', 'partner', staff])
      expect((await world.call(account, 'GET', `/feedbacks/${feedback._id}`)).status).toBe(404);
    expect(await world.database.query(`select 1 from texts where body in ('never said phrase', 'answer to a phrase')`)).toEqual([]);
    expect((await give(order)).body.code).toBe('feedbackGiven');
    expect(await world.must('client', 'GET', `/feedbacks/of-order/${order}`)).toEqual({ feedback: null, give: false, asked: false });
  });

  it('counts for the client who gave it, and for their partner without hidden and deleted ones', async () => {
    type People = { items: { _id: Id; reviews: { count: number; average: number | null } }[] };
    const reviewsOf = async (directory: string, account: Account) =>
      ((await world.must('owner', 'GET', `/users/${directory}?per_page=100`)) as unknown as People).items.find(
        ({ _id }) => _id === world.idOf(account),
      )?.reviews;
    const mean = (ratings: number[]) => Math.round((10 * ratings.reduce((sum, one) => sum + one, 0)) / ratings.length) / 10;
    const [before, beside] = [(await list('client')).items, (await list('partner')).items];
    expect(await reviewsOf('clients', 'client')).toEqual({ count: before.length, average: mean(before.map(({ rating }) => rating)) });
    expect(await reviewsOf('partners', 'partner')).toEqual({ count: beside.length, average: mean(beside.map(({ rating }) => rating)) });
    const { feedback } = await given({ rating: 1 });
    await done(staff, feedback._id, 'hide', { reason: 'Names somebody else' });
    expect((await reviewsOf('clients', 'client'))?.count).toBe(before.length + 1);
    expect((await reviewsOf('partners', 'partner'))?.count).toBe(beside.length);
    expect(await reviewsOf('clients', 'client2')).toEqual({ count: 0, average: null });
  });

  it('keeps the figure of an erased client, and neither text nor a place among the published', async () => {
    const { feedback } = await given({ text: 'words of the erased' });
    await done(staff, feedback._id, 'publish');
    await world.database.query('update users set erased_at = now() where id = $1', [world.idOf('client')]);
    expect((await published()).items).toEqual([]);
    expect(await world.database.query(`select 1 from texts where body = 'words of the erased'`)).toEqual([]);
    expect((await list(staff)).items.find(({ _id }) => _id === feedback._id)).toMatchObject({ rating: 5, text: null });
  });
});
