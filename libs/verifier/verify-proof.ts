import { bytesOf, hashOf } from './bytes.js';
import { signatureBy } from './note-signature.js';
import { ProofFault } from './proof-fault.js';
import { type ReceiptEntry, receiptEntryOf } from './receipt-entry.js';
import { checkpointOf, keyOf, noteOf, type VerifySignature } from './signed-note.js';
import { isIncluded, leafHash } from './tree.js';

/** A proof as the API gives it and the page saves it. Other members are not read. */
export interface SavedProof {
  /** bytes of the entry, in base64 */
  entry: string;
  /** C2SP tlog-proof@v1 with a signed checkpoint */
  proof: string;
}

interface Trust {
  /** verifier key of the log: `name+key id+base64` */
  key: string;
  /** the receipt that is asked for; any where undefined */
  stream?: string | undefined;
  verify: VerifySignature;
}

/** What was proved, all of it read from the entry and the checkpoint. */
export interface Proven {
  entry: ReceiptEntry;
  /** number of entries of the log that the checkpoint signs */
  size: number;
  origin: string;
  /** false: this browser cannot verify Ed25519 signatures, so only the hashes were verified */
  signed: boolean;
}

/** Bytes of a file that is read. */
export const largestFile = 1_000_000;
const largestText = 64 * 1024;
const mostHashes = 63;

/** Reads a saved proof. @throws ProofFault tooLarge, notProof */
export function savedProofOf(text: string): SavedProof {
  if (text.length > largestFile) throw new ProofFault('tooLarge');
  try {
    const { entry, proof } = JSON.parse(text) as Record<string, unknown>;
    if (typeof entry === 'string' && typeof proof === 'string') return { entry, proof };
  } catch {
    // Falls through to the fault.
  }
  throw new ProofFault('notProof');
}

/** Verifies the entry's place in the tree, the checkpoint's signature and what the entry says. @throws ProofFault */
export async function verifyProof({ entry, proof }: SavedProof, { key, stream, verify }: Trust): Promise<Proven> {
  if (entry.length > largestText || proof.length > largestText) throw new ProofFault('tooLarge');
  const bytes = bytesOf(entry);
  if (bytes === undefined) throw new ProofFault('entryMalformed');
  const receipt = receiptEntryOf(bytes);
  if (stream !== undefined && receipt.stream !== stream) throw new ProofFault('otherReceipt');
  const { index, hashes, note } = partsOf(proof);
  const signedNote = noteOf(note);
  const checkpoint = signedNote && checkpointOf(signedNote.text);
  if (signedNote === undefined || checkpoint === undefined) throw new ProofFault('checkpointMalformed');
  if (receipt.position !== index + 1 || !isIncluded(leafHash(bytes), index, hashes, checkpoint)) throw new ProofFault('notIncluded');
  const trusted = keyOf(key);
  const known = trusted?.name === checkpoint.origin ? trusted : undefined;
  const signed = await signatureBy(signedNote, known, verify);
  if (signed !== 'signed' && signed !== 'unchecked') throw new ProofFault(signed);
  return { entry: receipt, size: checkpoint.size, origin: checkpoint.origin, signed: signed === 'signed' };
}

/** The lines of a proof; its line `extra` is skipped, because nothing authenticates it. */
function partsOf(text: string): { index: number; hashes: Uint8Array[]; note: string } {
  const end = text.indexOf('\n\n');
  const [header, ...lines] = text.slice(0, Math.max(end, 0)).split('\n');
  if (lines[0]?.startsWith('extra ')) lines.shift();
  const index = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '')?.[1];
  const hashes = lines.map(hashOf);
  const isComplete = hashes.length <= mostHashes && hashes.every((hash) => hash !== undefined);
  if (header !== 'c2sp.org/tlog-proof@v1' || !Number.isSafeInteger(Number(index ?? NaN)) || !isComplete)
    throw new ProofFault('proofMalformed');
  return { index: Number(index), hashes, note: text.slice(end + 2) };
}
