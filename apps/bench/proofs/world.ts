import { TOTP } from 'otpauth';
import type { Database } from '#libs/platform/database/database';
import type { Answer, Client } from '../product/client.js';
import { type Cluster, clusterPassword } from '../product/cluster.js';
import { Gate, type Statement } from './gate.js';

/** Milliseconds after which everyone signs in again: an access token lasts ten minutes. */
const tokensLast = 240_000;

const accounts = ['owner', 'admin', 'ceo', 'content-head', 'client-service-manager', 'client-service-head', 'client', 'partner'] as const;
export type Account = (typeof accounts)[number];
/** Who proves their identity by a second factor. */
const provers = ['owner', 'admin'] as const;

/** A stored row, to be restored before a round. */
export type Row = Readonly<{ id: string }>;
export type Reply = Answer<{ code?: string }>;

/** Two api processes, their people, and a database that is put back after each round. */
export class World {
  readonly gate: Gate;
  readonly database: Database;
  /** the last call and its answer, for reports */
  last = '';
  /** calls that the product answered with an error */
  readonly failed: string[] = [];
  private signedInAt = -Infinity;
  private turn = 0;
  private readonly people = new Map<string, Client>();
  private readonly secrets = new Map<string, string>();

  constructor(
    private readonly cluster: Cluster,
    readonly random: () => number,
  ) {
    this.database = cluster.database;
    this.gate = new Gate(this.database);
  }

  /** Enrolls second factors, and keeps everybody's account as it is now. */
  async begin(): Promise<void> {
    await this.database.query('create table kept_users as select * from users');
    await this.signIn();
    for (const account of provers) {
      const { secret } = await this.must<{ secret: string }>(account, 'POST', '/users/me/second-factor', {
        currentPassword: clusterPassword,
      });
      this.secrets.set(account, secret);
      await this.must(account, 'PUT', '/users/me/second-factor', { code: new TOTP({ secret }).generate() });
    }
    await this.database.query(
      'update kept_users k set second_factor_at = u.second_factor_at, token_version = u.token_version from users u where u.id = k.id',
    );
    await this.signIn();
  }

  /** Signs in where tokens are about to expire, or the processes are new. */
  async refresh(isNew = false): Promise<void> {
    if (isNew || performance.now() - this.signedInAt > tokensLast) await this.signIn();
  }

  idOf(account: Account): string {
    return this.people.get(account)?.id ?? '';
  }

  client(account: Account): Client {
    const person = this.people.get(account);
    if (!person) throw new Error(`${account} is not signed in`);
    return person;
  }

  /** A call through the other process than the last one: two calls of one process would wait for each other before they reach the database. */
  async call(account: Account, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const { origin } = this.cluster.api((this.turn += 1) % 2);
    const reply: Reply = await this.client(account).at(origin).call(method, path, body, headers);
    this.last = `${account} ${method} ${path}: ${reply.status} ${reply.status < 300 ? '' : JSON.stringify(reply.body)}`;
    if (reply.status >= 500) this.failed.push(this.last);
    return reply;
  }

  must<T>(account: Account, method: string, path: string, body?: unknown): Promise<T> {
    return this.client(account).must<T>(method, path, body);
  }

  /** A code of this person's second factor that was not used. */
  async proof(account: (typeof provers)[number]): Promise<{ code: string }> {
    await this.database.query('update second_factors set last_step = 0');
    return { code: new TOTP({ secret: this.secrets.get(account) ?? '' }).generate() };
  }

  async row(table: string, id: string): Promise<Row> {
    const row = await this.database.one<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]);
    if (!row) throw new Error(`${table} has no row ${id}`);
    return row.row;
  }

  /** Has every process remember the order as it is now. */
  async readOrder({ id }: Row): Promise<void> {
    for (let n = 0; n < this.cluster.apis.length; n += 1) await this.call('owner', 'GET', `/orders/${id}`);
  }

  /** Puts a row back as the next version of its stream, so that no process takes what it remembers for the newest. The log does not follow. */
  async restore(table: string, row: Row): Promise<void> {
    const columns = (await this.columns(table)).filter((name) => name !== 'id' && name !== 'version');
    const values = columns.map((name) => `${name} = k.${name}`).join(', ');
    const sql = `update ${table} t set version = t.version + 1, ${values} from jsonb_populate_record(null::${table}, $1) k where t.id = k.id`;
    await this.database.query(sql, [JSON.stringify(row)]);
  }

  /** Everybody as they were at the beginning. */
  async restorePeople(): Promise<void> {
    const sql = `update users u set role = k.role, department = k.department, created_at = k.created_at, deactivated_at = k.deactivated_at from kept_users k
      where k.id = u.id and (u.role, u.created_at, u.deactivated_at) is distinct from (k.role, k.created_at, k.deactivated_at)`;
    await this.database.query(sql);
  }

  /** Locks this person's row. */
  lockOf(account: Account): Statement {
    return ['select from users where id = $1 for update', this.idOf(account)];
  }

  change(account: Account, to: string): Statement {
    return [`update users set ${to} where id = $1`, this.idOf(account)];
  }

  async alter(account: Account, to: string): Promise<void> {
    const [sql, ...parameters] = this.change(account, to);
    await this.database.query(sql, parameters);
  }

  /** While `work` runs no order was ever placed. `placing`: places one. */
  async withoutOrders<Result>(work: (placing: Statement) => Promise<Result>): Promise<Result> {
    const names = (await this.columns('orders')).join(', ');
    const hiding = [`create table kept_orders as select ${names} from orders`, 'delete from orders'];
    // As a replica: what refers to an order stays.
    const asReplica = (statements: readonly string[]) =>
      this.database.transaction(async (tx) => {
        for (const sql of ['set local session_replication_role = replica', ...statements]) await tx.query(sql);
      });
    await asReplica(hiding);
    try {
      return await work([`insert into orders (${names}) select ${names} from kept_orders limit 1`]);
    } finally {
      await asReplica(['delete from orders', `insert into orders (${names}) select ${names} from kept_orders`, 'drop table kept_orders']);
    }
  }

  private async columns(table: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  /** Without a second factor for the moment: its codes are for the rounds. */
  private async signIn(): Promise<void> {
    this.signedInAt = performance.now();
    // The round before may have left somebody deactivated.
    await this.restorePeople();
    await this.database.query('update users set second_factor_at = null where second_factor_at is not null');
    for (const account of accounts) this.people.set(account, await this.cluster.signIn(account));
    await this.database.query(
      'update users u set second_factor_at = k.second_factor_at from kept_users k where k.id = u.id and k.second_factor_at is not null',
    );
  }
}
