import { type Id, NIL_UUID } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { UserEventData } from '#machines/access/user-events';

/** What a person may do, by their row, and what the log says of it. */
export interface PeopleReplay {
  people: number;
  /** people whose role no event names: accounts of the demonstration, and a row that somebody wrote past the product */
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
  /** the last event that says a role, null where none does */
  said: { type: 'UserSignedUp' | 'UserInvited' | 'RoleChanged'; data: string } | null;
  /** what the last events of their kind say */
  saidDeactivated: boolean;
  saidErased: boolean;
}

/** Compares role, department and whether an account is closed with the events of every person. @param page people read at once */
export async function replayPeople(database: Queryable, page = 1000): Promise<PeopleReplay> {
  const total: PeopleReplay = { people: 0, unsaid: 0, faults: [] };
  for (let after = NIL_UUID; ;) {
    const rows = await readPeople(database, after, page);
    for (const row of rows) {
      total.people += 1;
      if (row.said === null) total.unsaid += 1;
      const differing = differencesOf(row);
      if (differing.length > 0) total.faults.push({ person: row.id, detail: `columns ${differing.join(', ')} differ from the log` });
    }
    const last = rows.at(-1);
    if (last === undefined) return total;
    after = last.id;
  }
}

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
