import { Database } from '#libs/platform/database/database';
import type { Id } from '#machines/kernel/ids';
import { type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { samplePdf } from '#libs/testing/sample-files';
import { seededCountryId, seededTypeId } from '../seed/seed-catalogue.js';
import { serviceBody } from '../testing/bodies.js';
import { pictureForm } from '../testing/picture-form.js';

let world: OrdersTestApp;
let owned: Database;
let form: Id;
beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { quotas: { formDownloadsPerMinute: 20, storedForms: 2 } });
  owned = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  form = String((await upload('first.pdf')).body['_id']);
  const service = serviceBody(seededCountryId('EE'), seededTypeId('companyRegistration'));
  const requiredDocuments = service.requiredDocuments.map((one) => ({ ...one, form }));
  await world.must('owner', 'POST', '/services', { ...service, requiredDocuments });
});
afterAll(async () => {
  await owned?.close();
  await world?.stop();
});

const upload = (name: string): Promise<Answer> => {
  const { payload, headers } = pictureForm(samplePdf(), 'application/octet-stream', name);
  return world.call('owner', 'POST', '/services/forms', payload, headers);
};

interface Reply {
  status: number;
  code: string | undefined;
  wait: number;
}
const download = async (remoteAddress: string): Promise<Reply> => {
  const { statusCode, headers, body } = await world.app.inject({ method: 'GET', url: `/api/v1/form/${form}`, remoteAddress });
  const code = statusCode === 200 ? undefined : (JSON.parse(body) as { code: string }).code;
  return { status: statusCode, code, wait: Number(headers['retry-after'] ?? 0) };
};
const downloads = (network: string, times: number): Promise<Reply[]> =>
  Promise.all(Array.from({ length: times }, () => download(`${network}.1`)));
const refusals = (replies: readonly Reply[]): (string | undefined)[] =>
  replies.filter(({ status }) => status !== 200).map(({ code }) => code);

describe('downloads of blank forms', () => {
  it('are limited per network and minute, and the refusal says how long to wait', async () => {
    const replies: Reply[] = [];
    for (let n = 0; n < 7; n += 1) replies.push(await download('198.51.100.7'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(replies.at(-1)).toMatchObject({ code: 'tooManyRequests', wait: 3 });
    expect((await download('198.51.100.8')).status).toBe(200);
  });

  it('are limited to four at once for a network and twelve for all, and free their places at the end', async () => {
    const started = await owned.transaction(async (tx) => {
      await tx.query('lock table document_forms in access exclusive mode');
      const held = ['203.0.113', '203.0.114', '203.0.115'].map((network) => downloads(network, 4));
      expect(await download('203.0.113.1')).toEqual({ status: 429, code: 'tooManyRequests', wait: 5 });
      expect(await download('203.0.116.1')).toEqual({ status: 503, code: 'downloadsFull', wait: 5 });
      return { held };
    });
    expect(refusals((await Promise.all(started.held)).flat())).toEqual([]);
    expect(refusals(await downloads('203.0.116', 4))).toEqual([]);
  });

  it('free their places if they find nothing', async () => {
    const missing = Array.from({ length: 5 }, async (_, n) =>
      world.app.inject({ method: 'GET', url: `/api/v1/form/${world.idOf('owner')}`, remoteAddress: `192.0.2.${n}` }),
    );
    expect((await Promise.all(missing)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(refusals(await downloads('192.0.2', 4))).toEqual([]);
  });
});

describe('the number of stored forms', () => {
  it('is limited, however many are uploaded at once; a stored one may be uploaded again', async () => {
    const many = await Promise.all(['a.pdf', 'b.pdf'].map(upload));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = await upload('c.pdf');
    expect([refused.status, refused.body.code]).toEqual([409, 'storedFormsFull']);
    expect(refused.body['detail']).toContain('2');
    expect((await upload('first.pdf')).status).toBe(201);
    expect(await world.database.query('select from document_forms')).toHaveLength(2);
  });
});
