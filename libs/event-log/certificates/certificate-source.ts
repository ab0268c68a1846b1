import type { Queryable } from '#libs/platform/database/database';
import type { StreamTable } from '../append/contract.js';
import { type Upcasters } from '../feed/placed-event.js';
import { productUpcasters } from '../feed/product-reading.js';
import type { FollowingRows } from '../replay/following-rows.js';
import {
  certificateOf,
  countStreams,
  type History,
  type Replayable,
  type ReplayCertificate,
  replayParts,
  type RowCondition,
} from '../replay/replay.js';
import type { HistorySource } from '../replay/stream-reader.js';
import type { StreamSelection } from './certificate-requests.js';

/** Streams of one type that certificates cover. */
export interface CertificateSource {
  /** 'order' */
  streamType: string;
  /** how many streams `parts` gives */
  count(source: Queryable, selection?: StreamSelection): Promise<number>;
  /** the results in parts of at most `page` streams, each read and evaluated at once */
  parts(source: HistorySource, page: number, selection?: StreamSelection): AsyncGenerator<ReplayCertificate>;
  /** whether it can be narrowed */
  selects: boolean;
  /** how its histories go into a bundle and are verified from one; absent where rows follow from no machine */
  bundled?: BundledStream;
}

/** Streams of a machine, as bundles have them. */
export interface BundledStream {
  table: StreamTable;
  following: readonly Omit<FollowingRows<never>, 'of'>[];
  upcasters: Upcasters;
  /** folds and decides again a history from anywhere */
  certify(history: History): ReplayCertificate;
}

/** Streams of a machine. @param conditionOf for streams that can be narrowed */
export const machineSource = <State>(
  replayable: Replayable<State>,
  conditionOf?: (selection: StreamSelection) => RowCondition,
): CertificateSource => {
  const condition = (selection: StreamSelection | undefined): RowCondition | undefined => {
    if (selection === undefined) return undefined;
    if (conditionOf === undefined) throw new Error(`${replayable.stream.table.streamType} streams cannot be narrowed`);
    return conditionOf(selection);
  };
  return {
    streamType: replayable.stream.table.streamType,
    count: (source, selection) => countStreams(source, replayable.stream.table, condition(selection)),
    parts: (source, page, selection) => replayParts(source, replayable, page, condition(selection)),
    selects: conditionOf !== undefined,
    bundled: {
      table: replayable.stream.table,
      following: replayable.following ?? [],
      upcasters: replayable.upcasters ?? productUpcasters,
      certify: (history) => certificateOf(replayable, [history]),
    },
  };
};
