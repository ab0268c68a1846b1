import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import type { Queryable } from '#libs/platform/database/database';
import type { ActorFacts, Loaded, Row, Stream } from './contract.js';
import { clockSql, type DatabaseClock, localMicros } from './database-clock.js';

interface LoadedRow extends Row {
  clock_us: number;
  actor_id: Id | null;
  actor_role: Role;
  actor_department: Department | null;
  actor_token_version: number;
  actor_active: boolean;
  id: Id | null;
  version: number;
}

const statements = new WeakMap<object, string>();

/** Loads a stream's row, the actor and the server's time in one statement, for one consistent snapshot. Takes no lock. */
export class StreamLoader {
  constructor(
    private readonly database: Queryable,
    private readonly clock: DatabaseClock,
  ) {}

  /** @param inside the transaction to load in, for a caller that already holds the row lock */
  async load<State>(stream: Stream<State>, id: Id, actorId: Id | null, inside: Queryable = this.database): Promise<Loaded<State>> {
    const sent = localMicros();
    const row = await inside.one<LoadedRow>(loadSql(stream), [id, actorId], `load_${stream.table.streamType}`);
    if (row === undefined) throw new Error('the loading statement gives one row always');
    this.clock.sample(Number(row.clock_us), sent, localMicros());
    return {
      snapshot: row.id === null ? { id, version: 0, state: null } : { id, version: row.version, state: stream.read(row) },
      clock: Number(row.clock_us),
      actor: actorOf(row),
    };
  }
}

function loadSql<State>({ table }: Stream<State>): string {
  const known = statements.get(table);
  if (known !== undefined) return known;
  const columns = ['id', 'version', ...Object.keys(table.columns)].map((name) => `s.${name}`).join(', ');
  const sql = `select ${clockSql} as clock_us, u.id as actor_id, u.role as actor_role, u.department as actor_department,
    u.token_version as actor_token_version, u.deactivated_at is null as actor_active, ${columns}
    from (values (1)) one left join ${table.table} s on s.id = $1 left join users u on u.id = $2`;
  statements.set(table, sql);
  return sql;
}

function actorOf(row: LoadedRow): ActorFacts | null {
  if (row.actor_id === null) return null;
  return {
    id: row.actor_id,
    role: row.actor_role,
    department: row.actor_department,
    tokenVersion: row.actor_token_version,
    active: row.actor_active,
  };
}
