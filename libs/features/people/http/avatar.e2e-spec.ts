import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type Account, OrdersTestApp } from '#libs/testing/orders-test-app';

interface Sent {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
  json(): { code?: string; userAvatarUrl: string | null };
}

let world: OrdersTestApp;
beforeAll(async () => {
  world = await OrdersTestApp.start();
});
afterAll(() => world?.stop());

const inject = async (
  account: Account,
  method: 'PUT' | 'GET' | 'DELETE',
  path: string,
  payload?: Buffer | Readable,
  type?: string,
): Promise<Sent> =>
  (world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance).inject({
    method,
    url: `/api/v1/users${path}`,
    headers: { authorization: world.bearer(account), ...(type && { 'content-type': type }) },
    ...(payload && { payload }),
  }) as unknown as Promise<Sent>;

/** A multipart form with one file, whatever its bytes are. */
const form = (content: Buffer, field = 'file', name = 'me.png'): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ]);
const put = (account: Account, content: Buffer, field?: string): Promise<Sent> =>
  inject(account, 'PUT', '/me/avatar', form(content, field), 'multipart/form-data; boundary=b');
const avatarOf = (account: Account, reader: Account): Promise<Sent> => inject(reader, 'GET', `/${world.idOf(account)}/avatar`);

const colour = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 60 } } });
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};
function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
/** A PNG of a few kB that decompresses to `side` x `side` pixels. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a profile picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'sent as %s is kept upright, square, as WebP, with nothing it carried beside its pixels',
    async (format) => {
      const sent = await colour(900, 300)
        .withExif({ IFD0: { Artist: 'Somebody at home', Copyright: '59.4370 N' }, IFD3: { GPSLatitude: '59/1 26/1 13/1' } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      const answer = await put('client', sent);
      expect(answer.statusCode).toBe(200);
      const { userAvatarUrl } = answer.json();
      expect(userAvatarUrl).toMatch(new RegExp(`^/api/v1/users/${world.idOf('client')}/avatar\\?v=[0-9a-f-]{36}$`));
      const kept = await avatarOf('client', 'client');
      const { format: kind, width, height, exif, icc, xmp } = await sharp(kept.rawPayload).metadata();
      expect({ kind, width, height, exif, icc, xmp }).toEqual({
        kind: 'webp',
        width: 512,
        height: 512,
        exif: undefined,
        icc: undefined,
        xmp: undefined,
      });
      expect(kept.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(kept.rawPayload.includes('Somebody')).toBe(false);
    },
  );

  it('is visible to staff and its owner, while other people see only pictures of staff', async () => {
    await put('owner', await colour(64, 64).png().toBuffer());
    expect((await avatarOf('client', 'business-manager')).statusCode).toBe(200);
    for (const stranger of ['client2', 'partner']) expect((await avatarOf('client', stranger)).statusCode).toBe(404);
    expect((await avatarOf('owner', 'client2')).statusCode).toBe(200);
    expect((await avatarOf('admin', 'owner')).statusCode).toBe(404);
  });

  it('is deleted on request, and each change is logged without the picture', async () => {
    expect((await inject('client', 'DELETE', '/me/avatar')).json().userAvatarUrl).toBeNull();
    expect((await inject('client', 'DELETE', '/me/avatar')).statusCode).toBe(200);
    expect((await avatarOf('client', 'client')).statusCode).toBe(404);
    const logged = await world.database.query(`select data from events where stream_id = $1`, [world.idOf('client')]);
    expect(logged).toEqual(Array(4).fill({ data: '{"fields":["avatar"]}' }));
  });

  it.each([
    ['text', () => Buffer.from('not a picture at all')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>')],
    ['GIF', () => colour(8, 8).gif().toBuffer()],
    ['TIFF', () => colour(8, 8).tiff().toBuffer()],
    ['half a JPEG', async () => (await colour(600, 600).jpeg().toBuffer()).subarray(0, 900)],
    [
      'a PNG with broken pixels',
      async () => {
        const png = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 251)), {
          raw: { width: 100, height: 100, channels: 3 },
        })
          .png()
          .toBuffer();
        png.fill(0xaa, 60, png.length - 20);
        return png;
      },
    ],
    ['the name of a PNG and nothing else', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a picture of 400 million pixels in 50 kB', () => bomb(20_000)],
  ])('is rejected if it is %s', async (_, content) => {
    const before = process.memoryUsage().rss;
    const answer = await put('client2', await content());
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'invalidPhotoFormat']);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    expect(await world.database.one('select from user_avatars where person_id = $1', [world.idOf('client2')])).toBeUndefined();
  });

  it('has to come as one file in the field `file`, of at most 3 MB', async () => {
    const png = await colour(8, 8).png().toBuffer();
    expect((await put('client2', png, 'picture')).statusCode).toBe(422);
    expect((await put('client2', Buffer.alloc(0))).statusCode).toBe(422);
    expect((await inject('client2', 'PUT', '/me/avatar', png, 'application/octet-stream')).statusCode).toBe(415);
    const tooLarge = await put('client2', Buffer.alloc(3 * 1024 * 1024 + 1));
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'pictureTooLarge']);
    expect(
      (await inject('client2', 'PUT', '/me/avatar', Buffer.from('--b\r\n'), 'multipart/form-data; boundary=b')).statusCode,
    ).toBeLessThan(500);
  });
});

describe('concurrent uploads of profile pictures', () => {
  const spooled = async (): Promise<number> => (await readdir(join(world.filesDir, 'tmp')).catch(() => [])).length;
  const untilSpooled = async (count: number): Promise<void> => {
    while ((await spooled()) !== count) await setImmediate();
  };
  /** Sends the beginning of a form; `finish` sends the rest. */
  function begin(account: Account, content: Buffer): { finish: () => Promise<Sent> } {
    const [whole, body] = [form(content), new PassThrough()];
    body.write(whole.subarray(0, -30));
    const answer = inject(account, 'PUT', '/me/avatar', body, 'multipart/form-data; boundary=b');
    return { finish: () => (body.end(whole.subarray(-30)), answer) };
  }
  const statusAndCode = (sent: Sent): [number, string | undefined] => [sent.statusCode, sent.json().code];

  it('are limited to two of a person and eight in all; others are refused with the wait, and leave no temporary file', async () => {
    const png = await colour(300, 300).png().toBuffer();
    const people = ['client', 'client2', 'partner', 'owner'] as const;
    const started = people.flatMap((account) => [begin(account, png), begin(account, png)]);
    await untilSpooled(8);
    const third = await put('client', png);
    expect([...statusAndCode(third), third.headers['retry-after']]).toEqual([429, 'tooManyUploads', '5']);
    const ninth = await put('admin', png);
    expect([...statusAndCode(ninth), ninth.headers['retry-after']]).toEqual([503, 'uploadsFull', '5']);
    const ended = await Promise.all(started.map(({ finish }) => finish()));
    expect(ended.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    await untilSpooled(0);
    expect((await put('client', png)).statusCode).toBe(200);
  });

  it('of one person beyond two are refused, and the last accepted picture is stored', async () => {
    const png = await colour(300, 300).png().toBuffer();
    const all = await Promise.all(Array.from({ length: 60 }, () => put('client', png)));
    const codes = all.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
    expect(codes.filter((code) => code === 200 || code === 429)).toHaveLength(60);
    expect((await avatarOf('client', 'client')).statusCode).toBe(200);
    await untilSpooled(0);
  });

  it('do not delay a picture of the catalogue that staff upload', async () => {
    const png = await colour(300, 300).png().toBuffer();
    const started = (['client', 'client2', 'partner', 'admin'] as const).flatMap((account) => [begin(account, png), begin(account, png)]);
    await untilSpooled(8);
    const instance = world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const example = await instance.inject({
      method: 'POST',
      url: '/api/v1/services/examples',
      headers: { authorization: world.bearer('owner'), 'content-type': 'multipart/form-data; boundary=b' },
      payload: form(png),
    });
    expect(example.statusCode).toBe(201);
    await Promise.all(started.map(({ finish }) => finish()));
    await untilSpooled(0);
  });
});
