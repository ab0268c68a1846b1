import { type IfMatch, etagOf, satisfies } from '#libs/platform/http/write-request';
import { Problem } from '#libs/platform/http/problem';

/** `replayed`: the request was carried out before. */
export interface Done<Result> {
  result: Result;
  replayed: boolean;
}

/** @throws Problem 412 staleVersion */
export function mustMatch(ifMatch: IfMatch | undefined, version: number): void {
  if (!satisfies(ifMatch, version)) throw new Problem('staleVersion', { headers: { etag: etagOf(version) } });
}

interface PgFault {
  code?: unknown;
  constraint?: unknown;
}

/** Runs `write` and translates a violated unique constraint. @throws Problem of `problems[the constraint]`, or whatever `write` throws */
export async function unlessTaken<Result>(
  problems: Readonly<Record<string, () => Problem>>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (fault) {
    const { code, constraint } = (fault ?? {}) as PgFault;
    const problem = code === '23505' && typeof constraint === 'string' ? problems[constraint] : undefined;
    throw problem?.() ?? fault;
  }
}
