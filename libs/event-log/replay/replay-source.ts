import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { StreamTable } from '../append/contract.js';
import type { Upcasters } from '#machines/decider/messages';
import { productUpcasters } from '../feed/product-reading.js';
import type { FollowingRows } from './following-rows.js';
import { certificateOf, countStreams, type History, type Replayable, type ReplayCertificate, replayParts, replayStream } from './replay.js';
import type { HistorySource } from './stream-reader.js';

/** Streams of one type that are replayed. */
export interface ReplaySource {
  /** 'order' */
  streamType: string;
  /** how many streams `parts` gives */
  count(source: Queryable): Promise<number>;
  /** the results in parts of at most `page` streams, each read and evaluated at once */
  parts(source: HistorySource, page: number): AsyncGenerator<ReplayCertificate>;
  /** one stream; absent where rows follow from no machine */
  one?: (source: HistorySource, id: Id) => Promise<ReplayCertificate>;
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

/** Streams of a machine. */
export const machineSource = <State>(replayable: Replayable<State>): ReplaySource => ({
  streamType: replayable.stream.table.streamType,
  count: (source) => countStreams(source, replayable.stream.table),
  parts: (source, page) => replayParts(source, replayable, page),
  one: (source, id) => replayStream(source, replayable, id),
  bundled: {
    table: replayable.stream.table,
    following: replayable.following ?? [],
    upcasters: replayable.upcasters ?? productUpcasters,
    certify: (history) => certificateOf(replayable, [history]),
  },
});
