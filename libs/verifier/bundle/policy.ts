import { keyOf, type VerifierKey } from '../signed-note.js';

/* C2SP tlog-policy as far as bundles need it, written from its description alone. */

interface Policy {
  logs: VerifierKey[];
  /** whether it asks for cosignatures of witnesses, which are not verified here */
  asksForWitnesses: boolean;
}

const mostLines = 1_000;

/** Reads the logs of a policy. @returns the number of the line that is none of a policy, 0 where there is no quorum or too much */
export function policyOf(text: string): Policy | number {
  const lines = text.split('\n');
  if (lines.length > mostLines) return 0;
  const logs: VerifierKey[] = [];
  let quorum = '';
  for (const [n, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [kind = '', first = '', ...rest] = line.trim().split(/\s+/);
    const key = kind === 'log' ? keyOf(first) : undefined;
    if (key?.isRightId === true) logs.push(key);
    else if (kind === 'quorum' && quorum === '' && first !== '' && rest.length === 0) quorum = first;
    else if ((kind !== 'witness' && kind !== 'group') || rest.length === 0) return n + 1;
  }
  return quorum === '' ? 0 : { logs, asksForWitnesses: quorum !== 'none' };
}
