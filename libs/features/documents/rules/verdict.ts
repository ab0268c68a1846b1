import type { FileType } from '#machines/kernel/uploads';

/** Why a file is refused, for the log and the tests. */
const refusalReasons = [
  ...(['empty', 'unknownFormat', 'malformed', 'trailingBytes', 'activeContent', 'tooManyPixels', 'unsafeArchive', 'macros'] as const),
  // an honest document, but for what it runs, carries for other programs, or fetches
  'embeddedContent',
  // its contents cannot be checked
  'encrypted',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const isRefusalReason = (text: string): text is RefusalReason => refusalReasons.some((reason) => reason === text);

/** Faults that a person can fix have separate codes; all others are "not a supported file". */
export const codeOf = (reason: RefusalReason): 'fileFormat' | 'fileActiveContent' | 'fileEncrypted' => {
  if (reason === 'macros' || reason === 'embeddedContent') return 'fileActiveContent';
  return reason === 'encrypted' ? 'fileEncrypted' : 'fileFormat';
};

export type Verdict = { type: FileType } | { refused: RefusalReason };

export const taken = (type: FileType): Verdict => ({ type });
export const refused = (reason: RefusalReason): Verdict => ({ refused: reason });
