import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { transform } from '@swc/core';
import { openForServer, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { DemoCalls } from '#libs/testing/demo-calls';
import { exampleCalls, operationCall } from '#libs/testing/example-calls';
import { copyPrepared } from '#libs/testing/data-directories';
import { killStarted, StartedProgram } from '#libs/testing/started-program';
import type { OperationName } from '#machines/order/commands';

jest.setTimeout(600_000);

const run = promisify(execFile);
const page = readFileSync('docs/integrate.md', 'utf8');
const document = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as OpenAPIObject;

type Body = Record<string, unknown>;

/** Every example of a JSON body in the document; of the call with fifteen bodies all fifteen. */
const examples = Object.entries(document.paths).flatMap(([path, item]) =>
  (['post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const { operationId: id = '', requestBody } = item[method] ?? {};
    const media = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
    if (media === undefined) return [];
    const several = Object.entries((media.examples ?? {}) as Record<string, { value: Body }>);
    if (several.length === 0) return [{ name: id, method, path, example: media.example as Body | undefined, prepare: exampleCalls[id] }];
    return several.map(([operation, { value }]) => ({
      name: `${id} ${operation}`,
      method,
      path,
      example: value as Body | undefined,
      prepare: operationCall(operation as OperationName),
    }));
  }),
);

let place: string;
let dataDir: string;
let demo: DemoCalls;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-integrate-'));
  openForServer(place);
  dataDir = join(place, 'data');
  await copyPrepared('seeded', dataDir);
  const product = StartedProgram.start({ dataDir, port: await freePort() });
  await product.ready();
  demo = new DemoCalls(product.origin);
});

afterAll(async () => {
  killStarted();
  await stopAbandoned(dataDir);
  rmSync(place, { recursive: true, force: true });
});

/** The first block of code in this language. */
const block = (language: string): string => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1] ?? '';

const environment = () => ({ ...process.env, API: `${demo.origin}/api/v1` });

describe('docs/integrate.md', () => {
  it('places an order with curl, exactly as on the page', async () => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', block('sh')], { env: environment() });
    expect(stdout).toMatch(/^R-\d{6} \w+$/m);
  });

  it('places an order with TypeScript, exactly as on the page', async () => {
    const { code } = await transform(block('ts'), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
    const file = join(dataDir, 'integrate.mjs');
    writeFileSync(file, code);
    const { stdout } = await run(process.execPath, [file], { env: environment() });
    expect(stdout).toMatch(/^R-\d{6} \w+ \d+\.\d\d EUR\n$/);
  });
});

describe('the examples of the OpenAPI document', () => {
  it('include one of each call with a JSON body, and each is sent here', () => {
    expect(examples.length).toBeGreaterThan(95);
    expect(examples.filter(({ example, prepare }) => example === undefined || prepare === undefined).map(({ name }) => name)).toEqual([]);
    const ids = new Set(examples.map(({ name }) => name.split(' ')[0]));
    expect(Object.keys(exampleCalls).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(examples.map((one) => [one.name, one] as const))('%s', async (_, { method, path, example = {}, prepare }) => {
    const call = await prepare?.(demo, example);
    const address = path.replace('/api/v1', '').replace(/\{(\w+)\}/g, (whole, part: string) => call?.path?.[part] ?? whole);
    const { status, body } = await demo.call(call?.as ?? null, method.toUpperCase(), address, call?.body ?? example);
    if (call?.refused !== undefined) expect(body).toMatchObject({ code: call.refused });
    else expect([status < 300, body]).toEqual([true, body]);
  });
});
