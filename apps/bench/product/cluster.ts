import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { hashPassword } from '#libs/accounts/passwords';
import { Groups } from '#libs/messaging/testing/groups';
import { Database } from '#libs/platform/database/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { type BrokenProduct, brokenCheckout } from './broken-checkout.js';
import { Client } from './client.js';
import { newDataDir } from './own-database.js';
import { Program, raisedQuotas } from './program.js';
import { isLate } from './until.js';
import { type CyclingOrder, cyclingOrders } from './workload.js';

/** The password of a cluster's demo accounts: production refuses the published one. */
export const clusterPassword = 'a password of the harnesses';

/** A process of the cluster and its URL. */
export interface Member {
  program: Program;
  origin: string;
}

export interface ClusterOptions {
  apis: number;
  /** settings of the API processes */
  api?: NodeJS.ProcessEnv;
  /** settings of each worker */
  workers: readonly NodeJS.ProcessEnv[];
  /** settings of all processes */
  env?: NodeJS.ProcessEnv;
  /** false: consumers read the log directly */
  kafka?: boolean;
}

/** Runs `scene` on a cluster whose processes run, and removes it. */
export async function onCluster<Result>(options: ClusterOptions, scene: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const cluster = await Cluster.create(options);
  try {
    await cluster.start();
    return await scene(cluster);
  } finally {
    await cluster.remove();
  }
}

/** Several api and worker processes on one PostgreSQL, one Kafka from its jars, one SMTP server and one directory of files, as docker-compose.yml has them. */
export class Cluster {
  readonly apis: Member[] = [];
  readonly workers: Member[] = [];
  private readonly copies: (() => void)[] = [];

  private readonly secrets = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    AUDIT_SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };

  private constructor(
    private readonly kafka: LocalKafka | undefined,
    readonly mailbox: SmtpCatcher,
    readonly database: Database,
    private readonly server: EmbeddedPostgres,
    private readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts the services around the processes and adds demo data; the processes are not started yet. @throws LocalKafkaError without Java */
  static async create({ apis, api = {}, workers, env = {}, kafka = true }: ClusterOptions): Promise<Cluster> {
    const broker = kafka ? await LocalKafka.create({ say: (line) => process.stdout.write(`${line}\n`) }) : undefined;
    const dataDir = await newDataDir();
    const [server, mailbox] = await Promise.all([startEmbeddedPostgres({ dataDir }), SmtpCatcher.listen(), broker?.start()]);
    const cluster = new Cluster(broker, mailbox, Database.open(server.ownerUrl, { asOwner: true, max: 4 }), server, dataDir, {
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      ...raisedQuotas,
      DATA_DIR: dataDir,
      FILES_DIR: join(dataDir, 'files'),
      DATABASE_URL: server.url,
      KAFKA_BROKERS: broker?.brokers ?? '',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'no-reply@registra.example',
      ...env,
    });
    for (let n = 0; n < apis; n += 1) cluster.apis.push(await cluster.member('api/main.js', 'PORT', api));
    for (const own of workers) cluster.workers.push(await cluster.member('worker/main.js', 'HEALTH_PORT', own));
    await cluster.prepare();
    return cluster;
  }

  /** The owner's address. */
  get ownerUrl(): string {
    return this.server.ownerUrl;
  }

  /** @throws Error in a cluster without one */
  get broker(): LocalKafka {
    if (!this.kafka) throw new Error('this cluster has no broker');
    return this.kafka;
  }

  /** Where the first api process answers. */
  get origin(): string {
    return this.api().origin;
  }

  /** @throws Error in a cluster with fewer of them */
  api(n = 0): Member {
    return memberOf(this.apis, n);
  }

  worker(n = 0): Member {
    return memberOf(this.workers, n);
  }

  /** A demo account, by the name in its address. */
  signIn(name = 'owner', { origin } = this.api()): Promise<Client> {
    return Client.signIn(origin, `${name}@registra.example`, clusterPassword);
  }

  /** `count` orders ready to cycle. */
  async orders(count: number): Promise<CyclingOrder[]> {
    return cyclingOrders(await this.signIn('client'), await this.signIn(), count);
  }

  /** Starts every process that is not running. */
  async start(): Promise<void> {
    await Promise.all([...this.apis, ...this.workers].filter(({ program }) => !program.running).map(({ program }) => program.start()));
  }

  /** Ends the api processes and starts as many of a product that is broken in earnest. */
  async breakApis(product: BrokenProduct): Promise<void> {
    await product.database?.(this.database);
    const { path, remove } = brokenCheckout(product);
    this.copies.push(remove);
    await Promise.all(this.apis.map(({ program }) => program.end('SIGTERM')));
    for (const n of this.apis.keys()) this.apis[n] = await this.member('api/main.js', 'PORT', {}, path);
    await this.start();
  }

  /** Waits until all committed events are sequenced, relayed and consumed by every group. @throws Error after `limit` ms of a quiet machine, with what is left */
  async settled(limit: number): Promise<number> {
    const began = performance.now();
    const groups = this.kafka && (await Groups.of(this.kafka.brokers));
    try {
      for (;;) {
        const left = await this.left();
        const behind = left === 0 ? (groups ? await groups.behind() : 0) : undefined;
        if (left === 0 && behind === 0) return performance.now() - began;
        if (isLate(began, limit))
          throw new Error(
            `not settled after ${Math.round((performance.now() - began) / 1000)} s: ${left} not passed on, groups behind ${behind}\n${await this.progress()}`,
          );
        await pause(200);
      }
    } finally {
      await groups?.close();
    }
  }

  /**
   * Waits until every email is sent or given up. Those that wait for their time, such as the ones about unread messages, are due at once. A worker claims emails for
   * two minutes; claims of a killed one are expired here after five seconds. @throws Error after `limit` ms of a quiet machine
   */
  async mailsSettled(limit: number): Promise<void> {
    const began = performance.now();
    await this.database.query(`update mail_intents set next_attempt_at = clock_timestamp() where state = 'waiting'`);
    for (;;) {
      const waiting = await this.database.query<{ reason: string | null }>(`select reason from mail_intents where state = 'waiting'`);
      if (waiting.length === 0) return;
      if (isLate(began, limit))
        throw new Error(
          `${waiting.length} mails still wait after ${Math.round((performance.now() - began) / 1000)} s: ${waiting[0]?.reason}`,
        );
      await this.database.query(
        `update mail_intents set claimed_until = clock_timestamp()
         where state = 'waiting' and claimed_until < clock_timestamp() + interval '115 seconds'`,
      );
      await pause(200);
    }
  }

  /** Stops everything in order and removes its data. Prints the output of processes that ended unexpectedly, because it explains faults of a harness. */
  async remove(): Promise<void> {
    for (const [name, members] of [['api', this.apis] as const, ['worker', this.workers] as const])
      for (const [n, { program }] of members.entries())
        if (program.endedByItself) process.stdout.write(`${name} ${n + 1} ended by itself (${program.ending}):\n${program.lastOutput}\n`);
    await Promise.all([...this.apis, ...this.workers].map(({ program }) => program.end('SIGTERM')));
    await this.mailbox.close();
    await this.database.close();
    await Promise.all([this.kafka?.remove(), this.server.stop()]);
    this.copies.forEach((remove) => remove());
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Progress of all parts and the last output of the workers, to diagnose a hang. */
  private async progress(): Promise<string> {
    const places = await this.database.query<{ reader: string; pos: number }>(
      `select reader, pos from checkpoints union all select 'numbered', coalesce(max(pos), 0) from event_order
       union all select 'not numbered', count(*) from unsequenced`,
    );
    return [
      ...places.map(({ reader, pos }) => `${reader}: ${pos}`),
      ...this.workers.map(({ program }, n) => `worker ${n + 1} (${program.running ? 'running' : 'ended'}):\n${program.lastOutput}`),
    ].join('\n');
  }

  /** Events that are not sequenced, or that the relay (without a broker, the slowest consumer) has not reached. */
  private async left(): Promise<number> {
    const readers = this.kafka ? "like 'relay %'" : "not like 'relay %'";
    const row = await this.database.one<{ left: number }>(
      `select (select count(*) from unsequenced) + (select coalesce(max(pos), 0) from event_order)
         - coalesce((select min(pos) from checkpoints where reader ${readers}), 0) as left`,
    );
    return Number(row?.left);
  }

  private async member(script: string, portVariable: string, own: NodeJS.ProcessEnv = {}, checkout = process.cwd()): Promise<Member> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    // As deployed: libraries that check NODE_ENV are several times slower otherwise.
    const env = { ...this.env, NODE_ENV: 'production', DEMO: 'off', ...this.secrets, ...own, [portVariable]: String(port) };
    return { origin, program: new Program({ script, env, health: `${origin}/health/ready`, checkout }) };
  }

  private async prepare(): Promise<void> {
    await new Program({
      script: 'standalone/prepare.js',
      env: { ...this.env, DATABASE_OWNER_URL: this.ownerUrl },
      health: '',
    }).run();
    await this.database.query('update users set password_hash = $1 where password_hash is not null', [await hashPassword(clusterPassword)]);
  }
}

function memberOf(members: readonly Member[], n: number): Member {
  const member = members[n];
  if (!member) throw new Error(`the cluster has only ${members.length} of these processes`);
  return member;
}
