import { generateKeyPairSync } from 'node:crypto';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import type { ParsedMail } from 'mailparser';

const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
const dkim = { domain: 'registra.example', selector: 'post', privateKey };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const clicked = 'List-Unsubscribe=One-Click';
let world: NotificationsWorld;
let server: SmtpCatcher;

beforeEach(async () => {
  server = await SmtpCatcher.listen();
  const { publicUrl, mail } = server.settings;
  world = await NotificationsWorld.start({ publicUrl, mail: { ...mail, dkim } });
});
afterEach(async () => {
  await world.stop();
  await server.close();
});

const inject = (method: 'GET' | 'POST', url: string, payload?: string, headers: Record<string, string> = form) =>
  world.orders.app.inject({ method, url, headers: { 'accept-language': 'en', ...headers }, ...(payload !== undefined && { payload }) });
const mailChoice = async (kind: string): Promise<unknown> => {
  const { kinds } = await world.orders.must('client', 'GET', '/notifications/preferences');
  return (kinds as { kind: string; mail: string }[]).find((one) => one.kind === kind)?.mail;
};
const pathIn = (mail: ParsedMail | undefined): string => {
  const { url = '' } = (mail?.headers.get('list') as { unsubscribe?: { url: string } } | undefined)?.unsubscribe ?? {};
  return url.replace('https://registra.example', '');
};

/** The email about a placed order, which concerns no payment and no date. */
async function placedEmail(): Promise<ParsedMail | undefined> {
  await world.orders.place('client');
  await world.orders.settle();
  await world.deliverer.deliverDue();
  return server.to('client@registra.example').at(-1);
}

describe('an email of news', () => {
  it('carries the one-click link of RFC 8058, signed, and a link to the page in its text', async () => {
    const mail = await placedEmail();
    const header = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post');
    expect(header?.line).toBe(`List-Unsubscribe-Post: ${clicked}`);
    expect(pathIn(mail)).toMatch(/^\/api\/v1\/mailer\/unsubscribe\/[\w.-]{60,150}$/);
    expect(mail?.text).toContain(pathIn(mail));
    const signature = JSON.stringify(mail?.headers.get('dkim-signature'));
    expect(signature).toMatch(/registra\.example/);
    expect(signature).toMatch(/List-Unsubscribe:List-Unsubscribe-Post/i);
  });

  it('links to a page that asks first, and changes nothing however often it is opened', async () => {
    const path = pathIn(await placedEmail());
    for (let i = 0; i < 2; i += 1) {
      const page = await inject('GET', path, undefined, {});
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toMatch(/<form method="post"><button type="submit">Больше не присылать<\/button>/);
    }
    expect(await mailChoice('orderPlaced')).toBe('immediately');
  });

  it.each([
    ['as a form', clicked, form],
    [
      'in parts',
      `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['as the page posts it', '', form],
  ])('switches off its kind alone by one click %s, signed out, and a second changes nothing', async (_how, body, headers) => {
    const path = pathIn(await placedEmail());
    for (let i = 0; i < 2; i += 1) {
      const page = await inject('POST', path, body, headers);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('Такие письма отключены');
    }
    expect([await mailChoice('orderPlaced'), await mailChoice('orderMoved')]).toEqual(['off', 'immediately']);
    const before = server.mails.length;
    await placedEmail();
    expect(server.to('client@registra.example')).toHaveLength(before);
  });
});

describe('an invalid link to stop emails', () => {
  it('shows the page of invalid links and nothing else; a valid link ends with its person', async () => {
    const path = pathIn(await placedEmail());
    const another = path.replace(world.orders.idOf('client'), world.orders.idOf('client2'));
    const pages = await Promise.all(['/api/v1/mailer/unsubscribe/x', another, `${path}x`].map((one) => inject('POST', one, clicked)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages[0]?.body).toContain('This link doesn’t work');
    await world.database.query('update users set deactivated_at = now() where id = $1', [world.orders.idOf('client')]);
    const gone = await inject('POST', path, clicked);
    await world.database.query('update users set deactivated_at = null where id = $1', [world.orders.idOf('client')]);
    expect([gone.statusCode, gone.body]).toEqual([404, pages[0]?.body]);
    expect(await mailChoice('orderPlaced')).toBe('immediately');
  });
});
