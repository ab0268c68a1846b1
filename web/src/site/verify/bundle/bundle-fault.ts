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
  | 'order'
  | 'entry'
  | 'inclusion'
  | 'command'
  | 'count';

/** Where a fault is; without a file the archive, or the key that the reader gave. */
export interface Place {
  file?: string;
  /** number of the entry in its file, and what it says its position is */
  entry?: number;
  position?: number;
  line?: number;
}

/** Each code has a text in i18n/{ru,en}/site/bundle. */
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
  lineTooLarge: 'archive',
  lineCut: 'archive',
  missing: 'missingFile',
  notNamed: 'missingFile',
  foreign: 'foreignFile',
  notJson: 'manifest',
  otherFormat: 'manifest',
  malformed: 'manifest',
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
  quorum: 'policy',
  badCosignature: 'policy',
  checkpointSize: 'size',
  emptyCheckpoint: 'size',
  otherLargest: 'size',
  aboveLog: 'size',
  positionsOutside: 'size',
  notWhole: 'size',
  tooManyEntries: 'size',
  notBetween: 'consistency',
  notPrefix: 'consistency',
  noConsistency: 'consistency',
  after: 'order',
  outside: 'order',
  notNext: 'order',
  entryMalformed: 'entry',
  entryTooLarge: 'entry',
  entryCut: 'entry',
  otherStream: 'entry',
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
  counts: 'count',
  endsEarly: 'count',
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

/** The place in the form of `auditor verify`. */
export function placeText({ file, entry, position, line }: Place): string {
  const parts = [
    file ?? 'bundle',
    entry === undefined ? '' : `entry ${entry}`,
    position === undefined ? '' : `position ${position}`,
    line === undefined ? '' : `line ${line}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
