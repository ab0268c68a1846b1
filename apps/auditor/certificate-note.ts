import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NoteError, openNote, verifierOf } from '#libs/event-log/tree/note';
import type { Language } from '#libs/kernel/ids';
import { UsageError } from '#libs/platform/process/command-line';
import type { Finding } from './audit.js';
import { bundleTexts } from './texts.js';

const marker = '#certificate=';

/** Whether `verify` is called with a certificate of before December 2026: the note of its PDF, or the address in its code. */
export const isCertificate = (argument: string): boolean => argument.includes(marker) || argument.endsWith('.pdf.note');

/** Verifies the signed note of a certificate's PDF and the PDF next to it, or the signed statement in the address of its code. @param keys of the log or of its certificates */
export async function verifyCertificate(argument: string, keys: readonly string[] | undefined, language: Language): Promise<Finding> {
  if (keys === undefined) throw new UsageError('a certificate has no key in it: --key takes the one of the log, NAME+ID+BASE64');
  const text = bundleTexts[language];
  const lines = await faultsAndTextOf(argument, keys);
  const verdict = lines.faults.length === 0 ? text.verified : text.refused;
  const said = lines.faults.length === 0 ? lines.said : [];
  return { holds: lines.faults.length === 0, lines: [verdict, ...lines.faults, ...said.map((line) => `  ${line}`), verdict] };
}

async function faultsAndTextOf(argument: string, keys: readonly string[]): Promise<{ faults: string[]; said: string[] }> {
  try {
    const said = openNote(await noteOf(argument), keys.map(certificateKey))
      .text.trimEnd()
      .split('\n');
    const [, sha256 = '', name = ''] = /^([0-9a-f]{64}) {2}(certificate-\d+-(?:ru|en)\.pdf)$/.exec(said[2] ?? '') ?? [];
    if (argument.includes(marker)) return { faults: [], said };
    const pdf = await read(join(dirname(argument), name));
    const isSame = createHash('sha256').update(pdf).digest('hex') === sha256;
    return { faults: isSame ? [] : [`${name}: its SHA-256 is not the one that was signed`], said };
  } catch (fault) {
    if (fault instanceof NoteError) return { faults: [`${argument.slice(0, 80)}: ${fault.message}`], said: [] };
    throw fault;
  }
}

async function noteOf(argument: string): Promise<string> {
  const at = argument.indexOf(marker);
  return at < 0 ? (await read(argument)).toString('utf8') : Buffer.from(argument.slice(at + marker.length), 'base64url').toString('utf8');
}

const read = (path: string): Promise<Buffer> =>
  readFile(path).catch((fault: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read: ${fault.code}`);
  });

/** Certificates were signed with the key of the log under another name. */
function certificateKey(line: string): ReturnType<typeof verifierOf> {
  const { name, key } = verifierOf(line);
  return { name: name.endsWith('/certificates') ? name : `${name}/certificates`, key };
}
