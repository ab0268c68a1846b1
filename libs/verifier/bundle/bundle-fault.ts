/** What does not hold, by what `auditor verify` calls it. */
type FaultKind =
  | 'archive'
  | 'missingFile'
  | 'foreignFile'
  | 'manifest'
  | 'signature'
  | 'origin'
  | 'policy'
  | 'size'
  | 'consistency'
  | 'fork'
  | 'order'
  | 'entry'
  | 'inclusion'
  | 'command'
  | 'text'
  | 'count'
  | 'replay';

/** Where a fault is; without a file the archive, or the key that the reader gave. */
export interface Place {
  file?: string;
  /** a stream, `order 0193…`, and its version */
  stream?: string;
  version?: number;
  /** number of the entry in its file, and what it says its position is */
  entry?: number;
  position?: number;
  line?: number;
}

/** Each code has a text in each language in apps/auditor/texts. */
export const faultCodes = {
  noEnd: 'archive',
  directory: 'archive',
  directoryHeader: 'archive',
  encrypted: 'archive',
  unsafeName: 'archive',
  duplicateName: 'archive',
  contentsTooLarge: 'archive',
  fileTooLarge: 'archive',
  beginsElsewhere: 'archive',
  otherHeader: 'archive',
  beyondDirectory: 'archive',
  otherSums: 'archive',
  foreignBytes: 'archive',
  tooLong: 'archive',
  notInflated: 'archive',
  damaged: 'archive',
  otherHash: 'archive',
  otherSize: 'archive',
  unreadable: 'archive',
  repacked: 'archive',
  lineTooLarge: 'archive',
  lineCut: 'archive',
  missing: 'missingFile',
  notNamed: 'missingFile',
  foreign: 'foreignFile',
  notJson: 'manifest',
  otherFormat: 'manifest',
  malformed: 'manifest',
  hiddenCharacters: 'manifest',
  checkpointCount: 'manifest',
  otherOrder: 'manifest',
  otherManifest: 'manifest',
  notObject: 'manifest',
  keyMalformed: 'signature',
  noteMalformed: 'signature',
  unknownKey: 'signature',
  badSignature: 'signature',
  twoSignatures: 'signature',
  otherOrigin: 'origin',
  policyOrigin: 'origin',
  policyMalformed: 'policy',
  checkpointSize: 'size',
  emptyCheckpoint: 'size',
  otherLargest: 'size',
  aboveLog: 'size',
  positionsOutside: 'size',
  notWhole: 'size',
  notBetween: 'consistency',
  notPrefix: 'consistency',
  noConsistency: 'consistency',
  fork: 'fork',
  after: 'order',
  outside: 'order',
  notNext: 'order',
  entryMalformed: 'entry',
  entryTooLarge: 'entry',
  entryCut: 'entry',
  otherStream: 'entry',
  unreadableEvent: 'entry',
  noProof: 'inclusion',
  otherProof: 'inclusion',
  notIncluded: 'inclusion',
  spareProof: 'inclusion',
  otherRange: 'inclusion',
  otherSubtrees: 'inclusion',
  rangeNotIncluded: 'inclusion',
  outcome: 'command',
  unnamedCommand: 'command',
  refusedNamed: 'command',
  otherCommand: 'command',
  commandMissing: 'command',
  notSealed: 'command',
  textMalformed: 'text',
  otherText: 'text',
  textMissing: 'text',
  counts: 'count',
  endsEarly: 'count',
  rowTwice: 'replay',
  versions: 'replay',
  row: 'replay',
  rows: 'replay',
  decision: 'replay',
  failed: 'replay',
} as const satisfies Record<string, FaultKind>;

export type FaultCode = keyof typeof faultCodes;

/** What does not hold, where; `values` fill its text. */
export interface BundleFault {
  code: FaultCode;
  kind: FaultKind;
  place: Place;
  values: Readonly<Record<string, string | number>>;
}

/** Ends the verification: what follows cannot be read. */
export class StopError extends Error {
  override readonly name = 'StopError';

  constructor(
    readonly code: FaultCode,
    readonly place: Place,
    readonly values: BundleFault['values'] = {},
  ) {
    super(code);
  }
}
