import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '#machines/kernel/ids';
import { UsageError } from '#libs/platform/process/command-line';
import { signatureBy } from '#libs/verifier/note-signature';
import { keyOf, noteOf, renamed, type VerifierKey } from '#libs/verifier/signed-note';
import type { Finding } from './audit.js';
import { verifyEd25519 } from './bundle-file.js';
import { texts as bundleTexts } from './texts/all.js';

const marker = '#certificate=';

/** Whether `verify` is called with a certificate of before December 2026: the note of its PDF, or the address in its code. */
export const isCertificate = (argument: string): boolean => argument.includes(marker) || argument.endsWith('.pdf.note');

/** Verifies the signed note of a certificate's PDF and the PDF next to it, or the signed statement in the address of its code. @param keys of the log or of its certificates */
export async function verifyCertificate(argument: string, keys: readonly string[] | undefined, language: Language): Promise<Finding> {
  if (keys === undefined) throw new UsageError('a certificate has no key in it: --key takes the one of the log, NAME+ID+BASE64');
  const text = bundleTexts[language];
  const lines = await faultsAndTextOf(argument, keys, language);
  const verdict = lines.faults.length === 0 ? text.verified : text.refused;
  const said = lines.faults.length === 0 ? lines.said : [];
  return { holds: lines.faults.length === 0, lines: [verdict, ...lines.faults, ...said.map((line) => `  ${line}`), verdict] };
}

async function faultsAndTextOf(
  argument: string,
  keys: readonly string[],
  language: Language,
): Promise<{ faults: string[]; said: string[] }> {
  const { faults, otherPdf } = bundleTexts[language];
  const note = noteOf(await noteIn(argument));
  const refused = (code: 'noteMalformed' | 'keyMalformed' | SignatureFault) => ({
    faults: [`${argument.slice(0, 80)}: ${faults[code]}`],
    said: [],
  });
  if (note === undefined) return refused('noteMalformed');
  const known = keys.map(certificateKey);
  if (!known.every((key) => key !== undefined)) return refused('keyMalformed');
  const results = await Promise.all(known.map((key) => signatureBy(note, key, verifyEd25519)));
  const result = results.find((one) => one !== 'unknownKey') ?? 'unknownKey';
  if (result !== 'signed') return refused(result === 'unchecked' ? 'badSignature' : result);
  const said = note.text.trimEnd().split('\n');
  const [, sha256 = '', name = ''] = /^([0-9a-f]{64}) {2}(certificate-\d+-(?:ru|en)\.pdf)$/.exec(said[2] ?? '') ?? [];
  if (argument.includes(marker)) return { faults: [], said };
  const pdf = await read(join(dirname(argument), name));
  const isSame = createHash('sha256').update(pdf).digest('hex') === sha256;
  return { faults: isSame ? [] : [`${name}: ${otherPdf}`], said };
}

type SignatureFault = 'twoSignatures' | 'unknownKey' | 'badSignature';

async function noteIn(argument: string): Promise<string> {
  const at = argument.indexOf(marker);
  return at < 0 ? (await read(argument)).toString('utf8') : Buffer.from(argument.slice(at + marker.length), 'base64url').toString('utf8');
}

const read = (path: string): Promise<Buffer> =>
  readFile(path).catch((fault: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read: ${fault.code}`);
  });

/** Certificates were signed with the key of the log under another name. */
function certificateKey(line: string): VerifierKey | undefined {
  const key = keyOf(line);
  if (key?.isRightId !== true) return undefined;
  return key.name.endsWith('/certificates') ? key : renamed(key, `${key.name}/certificates`);
}
