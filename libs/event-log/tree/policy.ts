import { NoteError, type NoteVerifier, verifierOf } from './note.js';

/** Logs that a C2SP tlog-policy knows, and whether it asks for cosignatures of witnesses. */
export interface TlogPolicy {
  logs: NoteVerifier[];
  asksForWitnesses: boolean;
}

/** The policy that takes the log's own signature. Keys are verifier keys. */
export const policyText = (logKeys: readonly string[]): string => [...logKeys.map((key) => `log ${key}`), 'quorum none', ''].join('\n');

/** Reads the logs and the quorum of a policy. Lines of witnesses, which policies of before have, are skipped. @throws NoteError with the number of the line */
export function policyOf(text: string): TlogPolicy {
  const lines = text
    .split('\n')
    .map((line, n) => ({ n: n + 1, words: line.trim().split(/\s+/), isLine: line.trim() !== '' && !line.startsWith('#') }));
  const of = (kind: string) => lines.filter(({ isLine, words }) => isLine && words[0] === kind);
  const foreign = lines.find(({ isLine, words: [kind = ''] }) => isLine && !['log', 'witness', 'group', 'quorum'].includes(kind));
  if (foreign !== undefined) throw new NoteError(`line ${foreign.n}: ${foreign.words[0]} is no line of a policy`);
  const [quorum, ...more] = of('quorum');
  if (quorum?.words.length !== 2 || more.length > 0) throw new NoteError('the policy has no quorum, or more than one');
  return { logs: of('log').map(logOf), asksForWitnesses: quorum.words[1] !== 'none' };
}

function logOf({ n, words: [, key = ''] }: { n: number; words: readonly string[] }): NoteVerifier {
  try {
    return verifierOf(key);
  } catch (fault) {
    throw fault instanceof NoteError ? new NoteError(`line ${n}: ${fault.message}`) : fault;
  }
}
