import type { Queryable } from '#libs/platform/database/database';
import { countStreams, type Replayable, type ReplayCertificate, replayParts, type RowCondition } from '../replay/replay.js';
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
  };
};
