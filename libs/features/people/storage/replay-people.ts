import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { UserEventData } from '#machines/access/user-events';

/** A person's role and status by their row, and by the log. */
export interface PeopleReplay {
  people: number;
  /** people whose role no event gives: accounts of the demonstration, and rows written outside the product */
  unsaid: number;
  faults: { person: Id; detail: string }[];
}

type Post = UserEventData['UserInvited'];

interface PersonRow {
  id: Id;
  role: string;
  department: string | null;
  deactivated: boolean;
  erased: boolean;
  /** the last event that gives a role, null if there is none */
  said: { type: 'UserSignedUp' | 'UserInvited' | 'RoleChanged'; data: string } | null;
  /** status by the last event that changed it */
  saidDeactivated: boolean;
  saidErased: boolean;
}

/** Compares role, department and deactivation with the events of every person. @param page people read at once */
export async function replayPeople(database: Queryable, page = 1000): Promise<PeopleReplay> {
  const total: PeopleReplay = { people: 0, unsaid: 0, faults: [] };
  for await (const part of peopleParts(database, page)) {
    total.people += part.people;
    total.unsaid += part.unsaid;
    total.faults.push(...part.faults);
  }
  return total;
}

async function* peopleParts(database: Queryable, page: number): AsyncGenerator<PeopleReplay> {
  for (let after = NIL_UUID; ;) {
    const rows = await readPeople(database, after, page);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield replayOf(rows);
    after = last.id;
  }
}

function replayOf(rows: readonly PersonRow[]): PeopleReplay {
  const faults = rows.flatMap((row) => {
    const differing = differencesOf(row);
    return differing.length === 0 ? [] : [{ person: row.id, detail: `columns ${differing.join(', ')} differ from the log` }];
  });
  return { people: rows.length, unsaid: rows.filter(({ said }) => said === null).length, faults };
}

/** Compares roles with the log; events of people are not folded. */
export const peopleSource: ReplaySource = {
  streamType: 'user',
  count: async (source) => (await source.one<{ count: number }>('select count(*) as count from users'))?.count ?? 0,
  async *parts(source, page) {
    for await (const { people, faults } of peopleParts(source, page)) {
      const found = faults.map(({ person, detail }) => ({ stream: person, version: 0, kind: 'row' as const, detail }));
      yield { streams: people, events: 0, commands: 0, faults: found };
    }
  },
};

const readPeople = (database: Queryable, after: Id, page: number): Promise<PersonRow[]> =>
  database.query<PersonRow>(
    `select u.id, u.role, u.department, u.deactivated_at is not null as deactivated, u.erased_at is not null as erased,
       (select json_build_object('type', e.type, 'data', e.data) from events e
        where e.stream_id = u.id and e.stream_type = 'user' and e.type in ('UserSignedUp', 'UserInvited', 'RoleChanged') order by e.version desc limit 1) as said,
       coalesce((select e.type = 'UserDeactivated' from events e
        where e.stream_id = u.id and e.stream_type = 'user' and e.type in ('UserDeactivated', 'UserReactivated') order by e.version desc limit 1), false)
        as "saidDeactivated",
       exists (select from events e where e.stream_id = u.id and e.stream_type = 'user' and e.type = 'UserErased') as "saidErased"
     from users u where u.id > $1 order by u.id limit $2`,
    [after, page],
  );

function differencesOf(row: PersonRow): string[] {
  const post = postOf(row);
  return [
    ...(post === undefined || post.role === row.role ? [] : ['role']),
    ...(post === undefined || post.department === row.department ? [] : ['department']),
    ...(row.saidDeactivated === row.deactivated ? [] : ['deactivated_at']),
    ...(row.saidErased === row.erased ? [] : ['erased_at']),
  ];
}

function postOf({ said }: PersonRow): Post | undefined {
  if (said === null) return undefined;
  if (said.type === 'UserSignedUp') return { role: 'Client', department: null };
  const data = JSON.parse(said.data) as UserEventData['RoleChanged'] | Post;
  return 'to' in data ? data.to : data;
}
