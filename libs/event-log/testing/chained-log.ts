import type { Database } from '#libs/platform/database/database';
import { emptyHead, linkAfter } from '../chain/chain-hash.js';
import { readLines } from '../chain/log-lines.js';

/** Makes the log what a build with the hash chain left: chained hashes, no tiles, nothing closed. @returns the hash of the last link */
export async function makeChained(owner: Database): Promise<Buffer> {
  let head = emptyHead;
  for (;;) {
    const lines = await readLines(owner, head.pos, undefined);
    if (lines.length === 0) break;
    const links = lines.flatMap(({ event }) => (event === null ? [] : [(head = linkAfter(head, event))]));
    await owner.query(
      `alter table event_order disable trigger all; alter table tree_tiles disable trigger all; alter table tree_start disable trigger all;
       alter table tree_checkpoints disable trigger all`,
    );
    await owner.query(`update event_order o set hash = l.hash from unnest($1::bigint[], $2::bytea[]) l(pos, hash) where o.pos = l.pos`, [
      links.map(({ pos }) => pos),
      links.map(({ hash }) => hash),
    ]);
  }
  await owner.query('delete from tree_tiles; delete from tree_start; delete from tree_checkpoints');
  return head.hash;
}
