import { bytesOf, hashOf } from './bytes.js';
import { signatureBy } from './note-signature.js';
import { type Checkpoint, checkpointOf, keyOf, noteOf, renamed, type SignedNote } from './signed-note.js';
import { isConsistent, type SizedRoot } from './tree.js';

/**
 * Why the statement of a certificate does not hold. `tooLong`, `damaged`: the link. `otherLog`, `unknownKey`, `twoSignatures`, `badSignature`: who signed it.
 * `notInLog`: the signed log of today does not begin with that of the statement.
 */
export type CertificateFaultCode = 'tooLong' | 'damaged' | 'otherLog' | 'unknownKey' | 'twoSignatures' | 'badSignature' | 'notInLog';

/** Thrown if a statement does not hold. */
export class CertificateFault extends Error {
  override readonly name = 'CertificateFault';

  constructor(readonly code: CertificateFaultCode) {
    super(code);
  }
}

/** What the signed statement says. `size`, `root`: the log that was replayed. */
export interface CertificateStatement extends SizedRoot {
  number: number;
  /** `everything`, `orders` of a selection, or the number of one order */
  covers: string;
  /** ISO 8601, UTC */
  snapshotAt: string;
  faults: number;
  objects: number;
  events: number;
  commands: number;
}

/** A log's newest checkpoint as a signed note, and the hashes between two sizes in base64. */
export interface LogReader {
  checkpoint: () => Promise<string>;
  consistency: (from: number, to: number) => Promise<readonly string[]>;
}

interface Trust {
  /** verifier key of the log: `name+key id+base64` */
  key: string;
  /** undefined where the browser has none, as on a page without HTTPS */
  subtle?: SubtleCrypto | undefined;
}

/** `log`: whether the signed log of today begins with the statement's; `shorter`: it has fewer entries; `unread`: it could not be read or its signature not verified. */
export interface ProvenCertificate {
  statement: CertificateStatement;
  origin: string;
  /** false: this browser cannot verify Ed25519 signatures, so nothing was verified */
  signed: boolean;
  log: 'begins' | 'shorter' | 'unread';
  /** entries of the signed log of today; 0 where it was not read */
  size: number;
}

const marker = '#certificate=';
/** Characters of a fragment that is read; a code on paper holds at most 2,331. */
export const longestFragment = 4096;
const mostHashes = 128;

/** The statement's note in an address, in base64url; undefined where the address has none. */
export const certificateIn = (fragment: string): string | undefined =>
  fragment.startsWith(marker) ? fragment.slice(marker.length) : undefined;

/** Verifies the signature of a statement and compares its log with that of today. @throws CertificateFault */
export async function verifyCertificate(encoded: string, { key, subtle }: Trust, reader: LogReader): Promise<ProvenCertificate> {
  if (encoded.length > longestFragment) throw new CertificateFault('tooLong');
  const note = noteIn(encoded);
  const [name = '', ...lines] = note?.text.split('\n') ?? [];
  const statement = statementOf(lines);
  if (note === undefined || statement === undefined) throw new CertificateFault('damaged');
  const log = keyOf(key);
  if (log === undefined || name !== `${log.name}/certificates`) throw new CertificateFault('otherLog');
  const signed = await signatureBy(note, renamed(log, name), subtle);
  if (signed !== 'signed' && signed !== 'unchecked') throw new CertificateFault(signed);
  const unread = { statement, origin: log.name, signed: signed === 'signed', log: 'unread', size: 0 } as const;
  if (signed === 'unchecked') return unread;
  const today = await checkpointBy(reader, key, subtle);
  if (today === undefined) return unread;
  if (today.size < statement.size) return { ...unread, log: 'shorter', size: today.size };
  const hashes = await hashesBetween(reader, statement.size, today.size);
  if (hashes === undefined) return unread;
  if (!isConsistent(statement, today, hashes)) throw new CertificateFault('notInLog');
  return { ...unread, log: 'begins', size: today.size };
}

function noteIn(encoded: string): SignedNote | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(encoded)) return undefined;
  const padded = encoded.replaceAll('-', '+').replaceAll('_', '/') + '='.repeat((4 - (encoded.length % 4)) % 4);
  const bytes = bytesOf(padded);
  try {
    return bytes && noteOf(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads the lines after the first. */
function statementOf(lines: readonly string[]): CertificateStatement | undefined {
  const found =
    /^statement of certificate (\d+)\ncovers (everything|orders|order [\w-]{1,40})\nsnapshot (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\nfaults (\d+)\nreplayed (\d+) (\d+) (\d+)\nlog (\d+) (\S+)\n$/.exec(
      lines.join('\n'),
    );
  if (found === null) return undefined;
  const [, number, covers = '', snapshotAt = '', faults, objects, events, commands, size, encoded = ''] = found;
  const figures = [number, faults, objects, events, commands, size].map(Number);
  const root = hashOf(encoded);
  if (root === undefined || !figures.every(Number.isSafeInteger) || Number(size) < 1 || Number.isNaN(Date.parse(snapshotAt)))
    return undefined;
  const [n = 0, f = 0, o = 0, e = 0, c = 0, s = 0] = figures;
  return { number: n, covers: covers.replace(/^order /, ''), snapshotAt, faults: f, objects: o, events: e, commands: c, size: s, root };
}

/** The log's newest checkpoint; undefined where it cannot be read or its signature does not hold. */
async function checkpointBy(reader: LogReader, key: string, subtle: SubtleCrypto | undefined): Promise<Checkpoint | undefined> {
  const note = noteOf(await reader.checkpoint().catch(() => ''));
  const checkpoint = note && checkpointOf(note.text);
  const log = keyOf(key);
  if (note === undefined || checkpoint?.origin !== log?.name) return undefined;
  return (await signatureBy(note, log, subtle)) === 'signed' ? checkpoint : undefined;
}

async function hashesBetween(reader: LogReader, from: number, to: number): Promise<Uint8Array[] | undefined> {
  const hashes = (await reader.consistency(from, to).catch(() => undefined))?.map(hashOf);
  return hashes !== undefined && hashes.length <= mostHashes && hashes.every((hash) => hash !== undefined) ? hashes : undefined;
}
