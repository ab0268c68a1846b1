import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { seededCountryId, seededTypeId } from '../seed/seed-catalogue.js';
import { both, serviceBody } from '../testing/bodies.js';
import { faults } from '#libs/testing/field-faults';

const editor = 'content-manager';
const estonia = seededCountryId('EE');

let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

const loggedTypes = async (stream: Id): Promise<string[]> =>
  (await world.database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [stream])).map(
    ({ type }) => type,
  );
const items = async (path: string): Promise<{ _id: Id; services: number; title: { en: string } }[]> =>
  (await world.call(null, 'GET', path)).body['items'] as never;

describe('a service type', () => {
  const add = (title: object, more: object = {}) => world.call(editor, 'POST', '/service-types', { title, ...more });

  it('cannot be added twice, however its title is spaced, cased or composed, in either language', async () => {
    const made = await add({ ru: 'Товарный знак Ё', en: 'Trade mark é' });
    expect([made.status, made.body['key'], made.body.version]).toEqual([201, 'tradeMarkE', 1]);
    const twice: [object, string][] = [
      [{ ru: 'Товарный знак Ё', en: 'Another' }, 'title.ru serviceTypeExists'],
      [{ ru: '  товарный   ЗНАК ё ', en: 'Another' }, 'title.ru serviceTypeExists'],
      [{ ru: 'Товарный знак Е\u0308', en: 'Another' }, 'title.ru serviceTypeExists'],
      [{ ru: 'Другое', en: 'TRADE\u00a0MARK e\u0301' }, 'title.en serviceTypeExists'],
      [{ ru: 'Другое', en: 'Ｔrade mark é' }, 'title.en serviceTypeExists'],
    ];
    for (const [title, fault] of twice) {
      const answer = await add(title);
      expect([answer.status, answer.body.code, faults(answer)[1]]).toEqual([409, 'serviceTypeExists', [fault]]);
    }
    expect((await add({ ru: 'Товарный знак', en: 'Trade mark' })).status).toBe(201);
  });

  it('is created once by many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => add({ ru: i % 2 ? 'Гонка' : ' ГОНКА ', en: `Race ${i}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('cannot take the title of another one, also if that is archived', async () => {
    const { _id: id } = (await add(both('Notary work'))).body;
    expect((await world.call(editor, 'PATCH', `/service-types/${id}`, { title: both('company REGISTRATION', 'x') })).status).toBe(409);
    await world.must('owner', 'POST', '/services', serviceBody(estonia, id));
    expect(await world.must(editor, 'DELETE', `/service-types/${id}`)).toEqual({ archived: true });
    expect((await add(both('Notary work'))).status).toBe(409);
    const renamed = await world.must(editor, 'PATCH', `/service-types/${id}`, { title: both('Notary acts') });
    expect([renamed.version, renamed['key'], renamed['services']]).toEqual([3, 'notaryWork', 1]);
    expect(await loggedTypes(id)).toEqual(['ServiceTypeCreated', 'ServiceTypeArchived', 'ServiceTypeEdited']);
  });

  it('accepts no new service once it is archived, and keeps those that it has', async () => {
    const { _id: id } = (await add(both('Old kind'))).body;
    const service = await world.must('owner', 'POST', '/services', serviceBody(estonia, id));
    await world.must(editor, 'DELETE', `/service-types/${id}`);
    expect(faults(await world.call('owner', 'POST', '/services', serviceBody(estonia, id)))).toEqual([422, ['type notOffered']]);
    await world.must('owner', 'PATCH', `/services/${service._id}`, { term: { days: 12 } });
    expect((await world.call(null, 'GET', `/services/${service._id}`)).status).toBe(200);
    expect((await items('/service-types')).some(({ _id }) => _id === id)).toBe(false);
    expect((await items('/service-types?filter[archived]=true')).some(({ _id }) => _id === id)).toBe(true);
    expect((await world.must(editor, 'POST', `/service-types/${id}/restore`))['archived']).toBe(false);
  });

  it('is deleted if no service has it, and its title is free again', async () => {
    const { _id: id } = (await add(both('Mistake'))).body;
    expect(await world.must(editor, 'DELETE', `/service-types/${id}`)).toEqual({ archived: false });
    expect((await add(both('Mistake'))).status).toBe(201);
  });

  it.each([
    [{}, 'title required'],
    [{ title: { ru: 'Одно' } }, 'title.en required'],
    [{ title: both('x'.repeat(201)) }, 'title.ru badFormat'],
    [{ title: both('Fine'), key: 'Not fine' }, 'key badFormat'],
    [{ title: both('Fine'), key: 'accounting' }, 'key duplicate'],
  ])('is refused as %j', async (written, fault) => {
    const [status, found] = faults(await world.call(editor, 'POST', '/service-types', written));
    expect([status, found[0]]).toEqual([422, fault]);
  });

  it('is listed first, unless another order is requested', async () => {
    const made = (await add(both(`Newest ${v7()}`))).body as { _id: string };
    expect((await items('/service-types'))[0]?._id).toBe(made._id);
    expect((await items('/service-types?sort=createdAt')).at(-1)?._id).toBe(made._id);
  });

  it('is listed whole, by page, by title and by a part of it', async () => {
    const all = await items('/service-types');
    expect(all.length).toBeGreaterThan(5);
    expect(all.find(({ _id }) => _id === seededTypeId('companyRegistration'))?.services).toBeGreaterThan(5);
    expect(await items('/service-types?page=2&per_page=2')).toEqual(all.slice(2, 4));
    const sorted = (await world.call(null, 'GET', '/service-types?sort=title')).body['items'] as { title: { en: string } }[];
    expect(sorted.map(({ title }) => title.en)).toEqual([...sorted.map(({ title }) => title.en)].sort((a, b) => a.localeCompare(b, 'en')));
    expect((await items('/service-types?search=БУХГАЛТ')).map(({ _id }) => _id)).toEqual([seededTypeId('accounting')]);
    expect(faults(await world.call(null, 'GET', '/service-types?filter[x]=1'))).toEqual([422, ['filter[x] unknownFilter']]);
  });
});

describe('a choice of an option', () => {
  const add = (kind: string, code: string | undefined, title = both(`Choice ${v7()}`)) =>
    world.call(editor, 'POST', '/choices', { kind, title, ...(code && { code }) });

  it('can be offered as soon as it exists; once archived, only by services that offered it before', async () => {
    const made = await add('activityArea', 'space', both('Space travel'));
    expect(made.status).toBe(201);
    const withSpace = (): ReturnType<typeof serviceBody> => {
      const written = serviceBody(estonia, seededTypeId('companyRegistration'));
      written.options.activityAreas.push({ code: 'space', title: both('To the moon'), price: { amount: '9.00', currency: 'EUR' } });
      return written;
    };
    const service = await world.must('owner', 'POST', '/services', withSpace());
    expect((await items('/choices?filter[kind]=activityArea&search=space')).map(({ services }) => services)).toEqual([1]);
    expect(await world.must(editor, 'DELETE', `/choices/${made.body._id}`)).toEqual({ archived: true });
    expect(faults(await world.call('owner', 'POST', '/services', withSpace()))).toEqual([422, ['options.activityAreas.2.code notOffered']]);
    const kept = await world.must('owner', 'PATCH', `/services/${service._id}`, {
      options: { ...(service['options'] as object), directorCompany: [] },
    });
    expect(JSON.stringify(kept['options'])).toContain('To the moon');
    expect((await world.call(null, 'POST', `/services/${service._id}/quote`, { activityAreas: ['space'] })).status).toBe(200);
    expect(await loggedTypes(made.body._id)).toEqual(['ChoiceSaved', 'ChoiceArchived']);
    await world.must(editor, 'POST', `/choices/${made.body._id}/restore`);
    await world.must('owner', 'POST', '/services', withSpace());
  });

  it('is listed first, unless another order is requested', async () => {
    const made = (await add('director', undefined)).body as { _id: string };
    expect((await items('/choices?filter[kind]=director'))[0]?._id).toBe(made._id);
    expect((await items('/choices?filter[kind]=director&sort=createdAt')).at(-1)?._id).toBe(made._id);
  });

  it('has a code that is unique within its kind', async () => {
    expect((await add('director', 'agent2')).status).toBe(201);
    const again = await add('director', 'agent2');
    expect([again.status, again.body.code]).toEqual([409, 'choiceExists']);
    expect((await add('directorCompany', 'agent2')).status).toBe(201);
  });

  it('gets a code from its English title if none is given', async () => {
    const codes = [await add('director', undefined, both('Nominee director')), await add('director', undefined, both('Nominee  director'))];
    expect(codes.map(({ body }) => body.code)).toEqual(['nomineeDirector', 'nomineeDirector2']);
  });

  it('is deleted when nothing offers it, and renamed without its code', async () => {
    const { _id: id, code } = (await add('director', undefined)).body;
    const renamed = await world.must(editor, 'PATCH', `/choices/${id}`, { title: both('Renamed') });
    expect([renamed.code, renamed.version]).toEqual([code, 2]);
    expect(faults(await world.call(editor, 'PATCH', `/choices/${id}`, { code: 'other' }))).toEqual([422, ['code unknownField']]);
    expect(await world.must(editor, 'DELETE', `/choices/${id}`)).toEqual({ archived: false });
    expect((await loggedTypes(id)).at(-1)).toBe('ChoiceDeleted');
  });

  it.each([
    [{ kind: 'colour', title: both('Red') }, 'kind notOffered'],
    [{ kind: 'director', code: 'a b', title: both('Red') }, 'code badFormat'],
    [{ kind: 'director', title: { ru: 'Красный', en: '' } }, 'title.en required'],
  ])('is refused as %j', async (written, fault) => {
    expect(faults(await world.call(editor, 'POST', '/choices', written))).toEqual([422, [fault]]);
  });
});
