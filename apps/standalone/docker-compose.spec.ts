import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import Fastify from 'fastify';
import { parse } from 'yaml';
import { readSettings } from '#apps/paypal-simulator/settings';
import { ConfigFaults } from '#libs/platform/config/config-faults';
import { loadConfig } from '#libs/platform/config/config';
import { serverFlags } from '#libs/platform/process/node-flags';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  entrypoint?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  mem_limit?: string;
  pids_limit?: number;
  networks?: string[] | Record<string, object>;
  env_file?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  deploy?: { replicas: number };
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { disable?: boolean };
  logging?: { driver: string; options: Record<string, string> };
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

/** Of a list of networks, or of networks with an address in each. */
const namesOf = (networks: Service['networks'] = []): string[] => (Array.isArray(networks) ? networks : Object.keys(networks));

const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build !== undefined);
const service = (name: string): Service => compose.services[name] ?? {};
interface Stage {
  name: string;
  /** an image, or the name of another stage */
  from: string;
  text: string;
}

/** The stages that a service's target is made of or copies from, in the order of the Dockerfile; none for a service whose image is not ours. */
function stagesOf(name: string): Stage[] {
  const { build } = service(name);
  if (build === undefined) return [];
  const texts = read(build.dockerfile)
    .split(/^(?=FROM )/m)
    .slice(1);
  const stages = texts.map((text): Stage => {
    const [, from = '', stage = ''] = /^FROM (\S+) AS (\w+)$/m.exec(text) ?? [];
    return { name: stage, from, text };
  });
  const wanted = new Set([build.target]);
  // A stage is made of earlier ones.
  for (const stage of [...stages].reverse()) {
    if (!wanted.has(stage.name)) continue;
    wanted.add(stage.from);
    for (const [, copied = ''] of stage.text.matchAll(/^COPY --from=(\w+)/gm)) wanted.add(copied);
  }
  return stages.filter((stage) => wanted.has(stage.name));
}

const dockerfile = (name: string): string =>
  stagesOf(name)
    .map(({ text }) => text)
    .join('');

/** Variables that the operator has to set. */
const given: Record<string, string> = {
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  KAFKA_PASSWORD: randomBytes(24).toString('hex'),
};

/** Interpolates `${NAME:-otherwise}` and `${NAME:?why}` like compose, with these variables, from the inside out. */
function filledIn(value: string | number, shell: Record<string, string> = given): string {
  const filled = String(value).replace(/\$\{(\w+):([-?])([^${}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const said = shell[name] ?? '';
    if (said === '' && kind === '?') throw new Error(`${name}: ${rest}`);
    return said === '' ? rest : said;
  });
  return filled === String(value) ? filled : filledIn(filled, shell);
}

const pairs = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));

/** The environment of a container: the image's, then that of its env files, then that of the compose file. */
function environmentOf(name: string, shell = given): Record<string, string> {
  const image = pairs([...dockerfile(name).matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ')));
  const files = (service(name).env_file ?? []).map((file) => pairs(read(filledIn(file, shell)).split('\n')));
  const written = Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, filledIn(value, shell)]);
  return Object.assign({}, image, ...files, Object.fromEntries(written)) as Record<string, string>;
}

/** Every variable that the configuration asks for, or the simulator of PayPal. */
function knownVariables(): Set<string> {
  const asked = new Set<string>();
  const listening = new Proxy({} as NodeJS.ProcessEnv, {
    get: (_, name) => {
      asked.add(String(name));
      return undefined;
    },
  });
  readSettings(listening);
  try {
    loadConfig(listening, { migrates: true, makesSecrets: true });
  } catch (fault) {
    if (!(fault instanceof ConfigFaults)) throw fault;
  }
  return asked;
}

describe('docker-compose.yml', () => {
  it('is a file of the Compose Specification', () => {
    const path = require.resolve('dclint/package.json');
    const schema = JSON.parse(readFileSync(join(dirname(path), 'schemas', 'compose.schema.json'), 'utf8')) as Record<string, unknown>;
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    const { $schema: _, ...rules } = schema;
    const fits = ajv.compile(rules);
    expect(fits(compose) ? [] : fits.errors).toEqual([]);
    expect(fits({ ...compose, services: { api: { imagine: 'x' } } })).toBe(false);
  });

  it('runs two api and two worker processes beside a database, a broker, a mail catcher and one address for all', () => {
    expect(services.map(([name]) => name).sort()).toEqual(['api', 'database', 'kafka', 'mail', 'prepare', 'proxy', 'simulator', 'worker']);
    expect([service('api').deploy?.replicas, service('worker').deploy?.replicas]).toEqual([2, 2]);
  });

  it('waits for what each process needs, and only for services with a health check or an end', () => {
    for (const [, { depends_on = {} }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(compose.services)).toContain(name);
        const hasHealthcheck = service(name).healthcheck !== undefined || /^HEALTHCHECK/m.test(dockerfile(name));
        if (condition === 'service_healthy') expect({ name, hasHealthcheck }).toEqual({ name, hasHealthcheck: true });
        else expect(condition).toBe('service_completed_successfully');
      }
    }
  });

  it('names the broker version that the tests run on', () => {
    const tested = /<artifactId>kafka_2\.13<\/artifactId>\s*<version>([^<]+)</.exec(read('apps/local-kafka/pom.xml'))?.[1];
    expect(service('kafka').image?.split('@')[0]).toBe(`apache/kafka:${tested}`);
  });

  it('pins every image, ours and their base images, to a version and its digest', () => {
    const images = services.flatMap(([, { image }]) => image ?? []);
    const bases = ours.flatMap(([name]) => {
      const stages = stagesOf(name);
      return stages.map(({ from }) => from).filter((from) => !stages.some((stage) => stage.name === from));
    });
    expect(images).toHaveLength(4);
    expect([...images, ...bases].filter((image) => !/^[\w./-]+:v?\d[\w.-]*@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
    expect(new Set(bases).size).toBe(1);
  });

  it.each(services.map(([name]) => name))('gives %s no capability, no way to more rights, and no root to write to', (name) => {
    expect(service(name)).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], read_only: true });
    // The program of this image carries the capability as a file attribute, and is not executed without it.
    expect(service(name).cap_add).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : undefined);
    // What an image runs as by itself: ours as node, the broker's as appuser.
    const own = service(name).build ? /^USER (\w+)$/m.exec(dockerfile(name))?.[1] : name === 'kafka' ? 'appuser' : undefined;
    expect(service(name).user ?? own).toMatch(/^(node|appuser|postgres|nobody)$/);
  });

  it.each(services.map(([name]) => name))('bounds the memory and the processes of %s, and what it writes into memory', (name) => {
    const { mem_limit = '', pids_limit, tmpfs = [] } = service(name);
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(pids_limit).toBeGreaterThan(0);
    expect(tmpfs.filter((one) => !/^\/[\w/]+:size=\d+m\b/.test(one))).toEqual([]);
  });

  it('lets the proxy reach api processes and nothing else', () => {
    const reached = services.filter(
      ([name, { networks }]) => name !== 'proxy' && namesOf(networks).some((one) => namesOf(service('proxy').networks).includes(one)),
    );
    expect(reached.map(([name]) => name)).toEqual(['api']);
    expect(namesOf(service('proxy').networks)).toEqual(['front']);
    for (const [, { networks = ['none'] }] of services) for (const one of namesOf(networks)) expect(compose.networks).toHaveProperty(one);
  });

  it('starts the catcher of mail for a demonstration alone', () => {
    const [program = '', ...args] = service('mail').entrypoint ?? [];
    const started = (shell: Record<string, string>) =>
      // Compose writes a dollar sign twice.
      spawnSync(
        program,
        args.map((one) => one.replaceAll('$$', '$').replace('/mailpit', 'echo /mailpit')),
        {
          env: { PATH: process.env['PATH'], ...environmentOf('mail', { ...given, ...shell }) },
          encoding: 'utf8',
        },
      );
    expect(started({ DEMO: 'on' })).toMatchObject({ status: 0, stdout: '/mailpit\n' });
    for (const DEMO of ['', 'off']) expect(started({ DEMO })).toMatchObject({ status: 0, stdout: '' });
    expect((service('mail') as { restart?: string }).restart).toBe('on-failure');
  });

  it('mounts only declared volumes and existing files', () => {
    for (const [, { volumes = [] }] of services) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        expect({ source, there: source.startsWith('.') ? existsSync(join(root, source)) : source in compose.volumes }).toMatchObject({
          there: true,
        });
      }
    }
  });

  it('shows the product and the mail to this machine only', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });
});

describe('a process of docker-compose.yml', () => {
  const known = knownVariables();

  it.each(ours.map(([name]) => name))('%s gets no variable that nothing reads', (name) => {
    const given = Object.keys(environmentOf(name));
    expect(given.filter((variable) => !known.has(variable) && !known.has(variable.replace(/_FILE$/, '')))).toEqual([]);
  });

  it.each(ours.map(([name]) => name))('%s is in production mode, and with DEMO=on in demonstration mode', (name) => {
    expect(environmentOf(name)).toMatchObject({ NODE_ENV: 'production', DEMO: 'off' });
    for (const off of ['off', ''])
      expect(environmentOf(name, { ...given, DEMO: off })).toMatchObject({ NODE_ENV: 'production', DEMO: 'off' });
    expect(environmentOf(name, { ...given, DEMO: 'on' })).toMatchObject({ NODE_ENV: 'development', DEMO: 'on' });
    expect(() => environmentOf(name, { ...given, DEMO: 'perhaps' })).toThrow('demo-perhaps.env');
  });

  it('requires a chosen database password, and gives it only to the database and to prepare', () => {
    for (const name of ['api', 'worker']) expect(JSON.stringify(service(name).environment)).not.toContain('POSTGRES_PASSWORD');
    for (const name of ['database', 'prepare']) {
      const { environment = {} } = service(name);
      const used = Object.values(environment).filter((value) => String(value).includes('POSTGRES_PASSWORD'));
      expect(used).toHaveLength(1);
      for (const value of used) {
        expect(() => filledIn(value, {})).toThrow(/POSTGRES_PASSWORD: set it in .env/);
        expect(filledIn(value)).toContain(given['POSTGRES_PASSWORD']);
      }
    }
  });

  it('requires a chosen password for the broker', () => {
    for (const name of ['api', 'worker', 'kafka']) {
      const password = service(name).environment?.['KAFKA_PASSWORD'] ?? '';
      expect(() => filledIn(password, {})).toThrow(/KAFKA_PASSWORD: set it in .env/);
      expect(environmentOf(name)).toMatchObject({ KAFKA_USERNAME: 'registra', KAFKA_PASSWORD: given['KAFKA_PASSWORD'] });
    }
  });

  it.each(['api', 'worker', 'prepare'])(
    '%s sends emails to the named server, to a catcher in a demonstration, and otherwise nowhere',
    (name) => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'registra-compose-'));
      const outside = {
        DATA_DIR,
        DATABASE_URL: 'postgresql://registra:b5k1x9q7w@database/registra',
        JWT_SECRET_FILE: '',
        AUDIT_SIGNING_KEY_FILE: '',
      };
      const mailOf = (shell: Record<string, string>) =>
        loadConfig({ ...environmentOf(name, { ...given, ...shell }), ...outside }, { makesSecrets: true, migrates: true }).mail?.smtpUrl;
      const SMTP_URL = 'smtps://user:pass@relay.example:465';
      expect([mailOf({}), mailOf({ SMTP_URL }), mailOf({ DEMO: 'on' }), mailOf({ DEMO: 'on', SMTP_URL })]).toEqual([
        undefined,
        SMTP_URL,
        'smtp://mail:1025',
        SMTP_URL,
      ]);
      rmSync(DATA_DIR, { recursive: true });
    },
  );

  it.each(['api', 'worker'])('%s starts with a complete production configuration', (name) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'registra-compose-'));
    const env = { ...environmentOf(name), DATA_DIR: dataDir };
    // `prepare` made these by the time the process starts.
    const prepared = loadConfig({ ...environmentOf('prepare'), DATA_DIR: dataDir }, { migrates: true, makesSecrets: true });
    const { databaseOwnerUrl = '' } = prepared;
    expect(prepared).toMatchObject({ production: true, demo: false });
    const secrets = {
      DATABASE_URL_FILE: join(dataDir, 'secrets', 'database-url'),
      JWT_SECRET_FILE: join(dataDir, 'secrets', 'jwt-secret'),
      AUDIT_SIGNING_KEY_FILE: join(dataDir, 'secrets', 'audit-signing-key.pem'),
    };
    const config = loadConfig({ ...env, ...secrets });
    expect(config).toMatchObject({ production: true, demo: false, host: '0.0.0.0', kafkaBrokers: ['kafka:9092'] });
    expect(config.kafkaSecurity.login).toEqual({ mechanism: 'scram-sha-512', username: 'registra', password: given['KAFKA_PASSWORD'] });
    // A separate login: the owner's address stays with `prepare`.
    expect([config.database, databaseOwnerUrl]).toEqual([
      expect.stringMatching(/^postgresql:\/\/registra_login:[\w-]{32}@database:5432\/registra$/),
      expect.stringMatching(/^postgresql:\/\/registra:.+@database:5432\/registra$/),
    ]);
    expect(Object.keys(environmentOf(name)).filter((variable) => /^DATABASE_/.test(variable))).toEqual(['DATABASE_URL_FILE']);
    rmSync(dataDir, { recursive: true });
  });

  it.each(ours.map(([name]) => name))('%s finds its secrets and files where prepare puts them', (name) => {
    const { DATA_DIR = '', FILES_DIR = '', JWT_SECRET_FILE, DATABASE_URL_FILE } = environmentOf(name);
    expect(service(name).volumes).toContain(`state:${DATA_DIR}`);
    expect(FILES_DIR.startsWith(`${DATA_DIR}/`)).toBe(true);
    expect(JWT_SECRET_FILE ?? `${DATA_DIR}/secrets/jwt-secret`).toBe(`${DATA_DIR}/secrets/jwt-secret`);
    expect(DATABASE_URL_FILE ?? `${DATA_DIR}/secrets/database-url`).toBe(`${DATA_DIR}/secrets/database-url`);
  });

  it.each(ours.map(([name]) => name))('%s starts a program that the build makes', (name) => {
    const program = service(name).command ?? (JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile(name))?.[1] ?? '[]') as string[]);
    const source = (program.at(-1) ?? '').replace(/^dist\/(.+)\.js$/, '$1.ts');
    expect(existsSync(join(root, source))).toBe(true);
    expect(program[0]).toBe('node');
  });

  it.each(['api', 'worker'])('%s has its health check where it listens', (name) => {
    const env = environmentOf(name);
    const port = name === 'api' ? env['PORT'] : env['HEALTH_PORT'];
    expect(dockerfile(name)).toContain(`http://127.0.0.1:${port}/health/ready`);
    expect(dockerfile(name)).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  });

  it.each(['api', 'worker'])(
    '%s is paid at the simulator with DEMO=on, by PayPal if its four variables are set, else by nobody',
    (name) => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'registra-compose-'));
      const noFiles = { JWT_SECRET_FILE: '', AUDIT_SIGNING_KEY_FILE: '' };
      const outside = { DATA_DIR, DATABASE_URL: 'postgresql://registra:b5k1x9q7w@database/registra', ...noFiles };
      const sandbox = {
        PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
        PAYPAL_CLIENT_ID: 'AdV-4_x',
        PAYPAL_CLIENT_SECRET: 'a long secret',
        PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
      };
      const paidAt = (shell: Record<string, string>) =>
        loadConfig({ ...environmentOf(name, { ...given, ...shell }), ...outside }, { makesSecrets: true }).paypal?.apiUrl;
      expect([paidAt({}), paidAt({ DEMO: 'on' }), paidAt(sandbox), paidAt({ DEMO: 'on', ...sandbox })]).toEqual([
        undefined,
        'http://simulator:4010',
        sandbox.PAYPAL_API_URL,
        sandbox.PAYPAL_API_URL,
      ]);
      rmSync(DATA_DIR, { recursive: true });
    },
  );

  it('simulates PayPal where the product expects it, and shows its page under the product’s address', () => {
    const settings = readSettings(environmentOf('simulator', { ...given, DEMO: 'on' }));
    expect(settings).toMatchObject({
      port: 4010,
      host: '0.0.0.0',
      apiUrl: environmentOf('api', { ...given, DEMO: 'on' })['PAYPAL_SIMULATOR_URL'],
      publicPrefix: environmentOf('api')['PUBLIC_URL'],
      webhookUrl: `http://api:${environmentOf('api')['PORT']}/api/v1/order-payments/webhooks/paypal`,
    });
    expect(service('simulator').ports).toBeUndefined();
  });

  it('is reached by the proxy at the port it listens on', () => {
    const caddy = read('apps/proxy/Caddyfile');
    expect(caddy).toContain(`dynamic a api ${environmentOf('api')['PORT']}`);
    expect(service('proxy').ports?.[0]).toMatch(new RegExp(`:${/^:(\d+) \{$/m.exec(caddy)?.[1]}$`));
  });
});

describe('the proxy of docker-compose', () => {
  const caddy = read('apps/proxy/Caddyfile');
  const servers = /^\tservers \{\n([^]*?)^\t\}$/m.exec(caddy)?.[1] ?? '';

  const [own, gateway] = ['172.31.84.2', '172.31.84.1'];
  it('trusts the forwarded address of one named proxy only', () => {
    expect(servers).toMatch(/^\s*trusted_proxies static \{\$PROXY_TRUSTS:127\.0\.0\.1\}$/m);
    expect(servers).toMatch(/^\s*client_ip_headers X-Forwarded-For$/m);
    expect(servers).toMatch(/^\s*trusted_proxies_strict$/m);
    expect(caddy).not.toMatch(/header_up|private_ranges|\/0|\/8|\/12|\/16/);
    expect(environmentOf('proxy')['PROXY_TRUSTS']).toBe(gateway);
  });

  it('has an address that no other container gets', () => {
    expect(JSON.parse(filledIn(JSON.stringify([service('proxy').networks, compose.networks['front']])))).toEqual([
      { front: { ipv4_address: own } },
      { ipam: { config: [{ subnet: '172.31.84.0/24', gateway, ip_range: '172.31.84.128/25' }] } },
    ]);
  });

  it('is trusted by the api, as is the TLS proxy before it, so that the address of a visitor is known', async () => {
    const { trustedProxies } = loadConfig({
      DATABASE_URL: 'postgresql://a:b@c/d',
      TRUSTED_PROXIES: environmentOf('api')['TRUSTED_PROXIES'] ?? '',
    });
    expect(trustedProxies).toEqual([own, gateway]);
    const api = Fastify({ trustProxy: [...trustedProxies] });
    api.get('/', (request) => request.ip);
    const seen = async (peer: string, forwarded: string) =>
      (await api.inject({ url: '/', remoteAddress: peer, headers: { 'x-forwarded-for': forwarded } })).body;
    // A visitor, what ends TLS on the host (seen as the gateway of the network of containers), the proxy of the compose file.
    expect(await seen(own, `203.0.113.9, ${gateway}`)).toBe('203.0.113.9');
    expect(await seen(`::ffff:${own}`, `2001:db8:1:2::9, ${gateway}`)).toBe('2001:db8:1:2::9');
    // What a visitor says of themselves stands further left, also from an office's network.
    expect(await seen(own, `198.51.100.1, 10.1.1.1, 203.0.113.9, ${gateway}`)).toBe('203.0.113.9');
    expect(await seen(own, `198.51.100.1, 192.168.7.20, ${gateway}`)).toBe('192.168.7.20');
    for (const peer of ['203.0.113.9', '10.0.0.9', '192.168.7.20', '172.31.84.130']) expect(await seen(peer, '198.51.100.1')).toBe(peer);
  });
});

describe('the images of docker-compose', () => {
  it.each(['api', 'worker'])('of %s run the Node of .nvmrc as an ordinary user, without what only tests and checks need', (name) => {
    const stages = stagesOf(name);
    expect(stages.map((stage) => stage.name)).toEqual(['base', 'build', 'process', name]);
    expect(stages.map(({ from }) => from.split('@')[0])).toEqual([
      `node:${read('.nvmrc').trim()}-bookworm-slim`,
      'base',
      'base',
      'process',
    ]);
    const [, build, ...running] = stages.map(({ text }) => text);
    expect(build).toMatch(/npm ci --omit=dev [^]*npm run build/);
    expect(running[0]).toMatch(/^USER node$/m);
    expect(running.join('')).not.toMatch(/npm|COPY \./);
  });

  it.each(['api', 'worker'])('of %s contain the packages of this repository before npm installs, and when they run', (name) => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const local = Object.values(dependencies).flatMap((spec) => (spec.startsWith('file:') ? [spec.slice('file:'.length)] : []));
    expect(local).toEqual(['apps/tools/empty-package']);
    for (const path of local) {
      expect(dockerfile(name)).toMatch(new RegExp(`^COPY ${path} ./${path}\n(?:.*\n)*?RUN npm ci`, 'm'));
      expect(dockerfile(name)).toContain(`COPY --from=build /app/${path} ./${path}`);
    }
  });

  it.each(['api', 'worker'])('of %s contain a list of their packages', (name) => {
    expect(dockerfile(name)).toMatch(
      /^RUN npm ci [^\n]*\n(?:#[^\n]*\n)*RUN npm sbom --omit=dev --sbom-format=cyclonedx [^\n]* > sbom\.cdx\.json$/m,
    );
    expect(dockerfile(name)).toMatch(/^COPY --from=build .*\/app\/sbom\.cdx\.json \.\/$/m);
  });

  it('start Node with the flags that the benches use', () => {
    const commandOf = (name: string) =>
      service(name).command ?? (JSON.parse(/^CMD (.+)$/m.exec(dockerfile(name))?.[1] ?? '[]') as string[]);
    for (const [name] of ours) expect(commandOf(name).slice(0, -1)).toEqual(['node', ...serverFlags]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    // This one reads its source maps by itself, once it is built.
    expect(scripts.start.split(' ').slice(1, -1)).toEqual(serverFlags.filter((flag) => flag !== '--enable-source-maps'));
  });

  it('are built from all files that the build reads, and from no local state', () => {
    const letIn = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    const wanted = [
      'apps',
      'libs',
      'machines',
      'web',
      'package.json',
      'package-lock.json',
      '.npmrc',
      '.swcrc',
      'tsconfig.base.json',
      'docs/generated/openapi.json',
    ];
    expect(letIn).toEqual(expect.arrayContaining(wanted.map((path) => `!${path}`)));
    expect(letIn.some((line) => /node_modules|dist|registra/.test(line))).toBe(false);
  });
});

describe('the compose file', () => {
  it.each(services)('keeps at most 50 MB of the log of %s', (_name, { logging }) => {
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
  });

  it('has the same program and flags as the systemd service', () => {
    const unit = read('docs/operations/registra.service');
    const flags = serverFlags.join(' ');
    expect(unit).toContain(`ExecStart=/usr/bin/node ${flags} dist/apps/standalone/main.js\n`);
    const backup = read('docs/operations/registra-backup.service');
    for (const [, program] of `${unit}${backup}`.matchAll(/dist\/(\S+)\.js/g)) expect(existsSync(join(root, `${program}.ts`))).toBe(true);
    expect(read('docs/operations/registra-backup.timer')).toContain('OnCalendar=');
  });
});
