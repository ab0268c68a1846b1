import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { eventColumns, type EventRow, storedEvent } from '../chain/stored-event.js';
import { sealLeaf, storedLeaves } from '../seals/sealed-rows.js';
import { eventEntry } from '../tree/event-entry.js';
import { inclusionRanges } from '../tree/proofs.js';
import type { StoredTree } from '../tree/stored-tree.js';
import { rootOf } from '../tree/tree-hash.js';
import type { SealProof } from './bundle-format.js';

/** Microseconds that a command's time may be ahead of the seal that has it. */
const ahead = 10_000_000;

interface Seal {
  id: Id;
  leaves: Buffer[];
  places: ReadonlyMap<Id, number>;
  of: Omit<SealProof, 'leaf' | 'path'>;
}

/** Proofs that seals of the log have refused commands. One seal is kept at a time: commands come in the order of their time, as seals have them. */
export class SealProofs {
  private last: Seal | undefined;

  /** @param size entries of the checkpoint */
  constructor(
    private readonly tx: Transaction,
    private readonly tree: StoredTree,
    private readonly size: number,
  ) {}

  /** By the ids of the commands; without those that no seal has, or one beyond the checkpoint. */
  async of(commands: readonly { id: Id; at: number }[]): Promise<Map<Id, SealProof>> {
    const rows = await this.tx.query<{ id: Id; seal: Id }>(
      `select c.id, s.event_id as seal from unnest($1::uuid[], $2::bigint[]) with ordinality c(id, at, n), lateral (
         select event_id from seals where kind = 'commands' and until_us >= c.at - ${ahead} and c.id = any (ids) order by until_us limit 1) s order by c.n`,
      [commands.map(({ id }) => id), commands.map(({ at }) => at)],
    );
    const proofs = new Map<Id, SealProof>();
    for (const { id, seal: sealId } of rows) {
      const seal = await this.seal(sealId);
      const leaf = seal?.places.get(id);
      if (seal === undefined || leaf === undefined) continue;
      const path = inclusionRanges(leaf, seal.leaves.length).map(({ from, to }) => rootOf(seal.leaves.slice(from, to)).toString('base64'));
      proofs.set(id, { ...seal.of, leaf, path });
    }
    return proofs;
  }

  private async seal(id: Id): Promise<Seal | undefined> {
    if (this.last?.id === id) return this.last;
    const stored = await this.tx.one<{ ids: Id[]; hashes: Buffer }>('select ids, hashes from seals where event_id = $1', [id]);
    const { rows } = await this.tx.client.query<EventRow>({
      text: `select ${eventColumns}, o.pos from event_order o join events e using (event_id) where o.event_id = $1 and o.pos <= $2`,
      values: [id, this.size],
      rowMode: 'array',
    });
    const [row] = rows;
    if (stored === undefined || row === undefined) return undefined;
    const position = Number(row[9]);
    const hashes = await this.tree.inclusion(position - 1, this.size);
    this.last = {
      id,
      leaves: storedLeaves(stored.ids, stored.hashes).map(sealLeaf),
      places: new Map(stored.ids.map((one, n) => [one, n])),
      of: {
        entry: eventEntry(position, storedEvent(row)).toString('base64'),
        index: position - 1,
        hashes: hashes.map((hash) => hash.toString('base64')),
      },
    };
    return this.last;
  }
}
