import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { type BundleMaker, type BundleRequest, exportBundle } from '../bundles/export-bundle.js';
import { LogCheckpoints } from '../chain/log-checkpoints.js';
import { readLines } from '../chain/log-lines.js';
import { logOrigin, originChoiceOf } from '../chain/log-origin.js';
import { Wakeups } from '../signals/wakeups.js';
import { eventEntry } from '../tree/event-entry.js';
import { verifierLine } from '../tree/note.js';
import { StoredTree } from '../tree/stored-tree.js';
import { tileOfPath } from '../tree/tiles.js';
import { tlogProofText } from '../tree/tlog-proof.js';

/** An entry of the log, in base64, with what proves that it is in it. */
interface ProvenEntry {
  position: number;
  entry: string;
  proof: string;
  /** null without a signing key */
  verifierKey: string | null;
}

/** The only door of features to what the log proves of itself: checkpoints (`newest`, `covering`), proofs and bundles. It answers data, features word it. */
@Injectable()
export class LogProof extends LogCheckpoints {
  private readonly tree: StoredTree;

  constructor(
    database: Database,
    wakeups: Wakeups,
    private readonly config: Config,
  ) {
    super(database, wakeups, config.quotas.checkpointSeconds);
    this.tree = new StoredTree(database);
  }

  /** The verifier key of checkpoints, also before anything is signed; null without a signing key. */
  async key(): Promise<string | null> {
    return this.verifierKey(await logOrigin(this.database, originChoiceOf(this.config)));
  }

  /** @param path below `tile/` @returns undefined if it is no path of a tile, or the log has not so many entries */
  async tile(path: string): Promise<Buffer | undefined> {
    const place = tileOfPath(path);
    return place && this.tree.tile(place);
  }

  /** The root of the first `size` entries, in base64. */
  async root(size: number): Promise<string> {
    return (await this.tree.edgeAt(size)).root().toString('base64');
  }

  /** Hashes in base64, by which the first `from` entries begin the first `to`. @returns undefined if the log has fewer than `to` */
  async consistency(from: number, to: number): Promise<string[] | undefined> {
    if (to > (await this.tree.size())) return undefined;
    return (await this.tree.consistency(from, to)).map((hash) => hash.toString('base64'));
  }

  /** @returns `none` beyond the end of the log, `unsigned` until a checkpoint has the position */
  async entry(position: number): Promise<ProvenEntry | 'none' | 'unsigned'> {
    const [line] = await readLines(this.database, position - 1, position);
    if (line?.event == null) return 'none';
    const checkpoint = await this.covering(position);
    if (checkpoint === undefined) return 'unsigned';
    const hashes = await this.tree.inclusion(position - 1, checkpoint.size);
    return {
      position,
      entry: eventEntry(position, line.event).toString('base64'),
      proof: tlogProofText({ index: position - 1, hashes, checkpoint: checkpoint.note }),
      verifierKey: this.verifierKey(checkpoint.origin),
    };
  }

  /** Needs a signing key. @throws NoBundleError before a byte is read */
  export(request: BundleRequest, maker: Omit<BundleMaker, 'key'>): Promise<Readable> {
    return exportBundle(this.database, request, { ...maker, key: createPrivateKey(this.config.auditSigningKey) });
  }

  private verifierKey(origin: string): string | null {
    const { auditSigningKey } = this.config;
    return auditSigningKey === '' ? null : verifierLine({ name: origin, key: createPublicKey(createPrivateKey(auditSigningKey)) });
  }
}
