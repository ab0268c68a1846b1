import { areEqual } from '../bytes.js';
import { keyOf, type SignedNote, type VerifierKey, type VerifySignature } from '../signed-note.js';

/* C2SP tlog-policy and cosignature/v1, written from their descriptions alone. */

interface Policy {
  logs: VerifierKey[];
  /** name in the policy -> its key */
  witnesses: Map<string, VerifierKey>;
  groups: Map<string, { needed: number; members: readonly string[] }>;
  quorum: string;
}

const mostLines = 1_000;

/** Reads a policy, whose members are defined before they are used. @returns the number of the line that is none, 0 where there is no quorum or too much */
export function policyOf(text: string): Policy | number {
  const lines = text.split('\n');
  const policy: Policy = { logs: [], witnesses: new Map(), groups: new Map(), quorum: '' };
  if (lines.length > mostLines) return 0;
  for (const [n, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!readLine(policy, line.trim().split(/\s+/))) return n + 1;
  }
  return policy.quorum === '' ? 0 : policy;
}

function readLine(policy: Policy, [kind, first = '', second = '', ...rest]: readonly string[]): boolean {
  const { logs, witnesses, groups } = policy;
  const isKnown = (name: string): boolean => witnesses.has(name) || groups.has(name);
  const isFree = first !== 'none' && !isKnown(first);
  if (kind === 'log') {
    const key = keyOf(first);
    if (key?.isRightId === true && rest.length === 0) return logs.push(key) > 0;
  } else if (kind === 'witness') {
    const key = keyOf(second, 'witness');
    if (isFree && key?.isRightId === true && rest.length <= 1) return witnesses.set(first, key).size > 0;
  } else if (kind === 'group') {
    const needed = neededOf(second, rest.length);
    const areMembers = rest.length > 0 && rest.every(isKnown) && new Set(rest).size === rest.length;
    if (isFree && areMembers && needed !== undefined) return groups.set(first, { needed, members: rest }).size > 0;
  } else if (kind === 'quorum' && policy.quorum === '' && second === '' && (first === 'none' || isKnown(first))) {
    policy.quorum = first;
    return true;
  }
  return false;
}

function neededOf(count: string, members: number): number | undefined {
  const needed = count === 'all' ? members : count === 'any' ? 1 : /^[1-9]\d{0,3}$/.test(count) ? Number(count) : 0;
  return needed >= 1 && needed <= members ? needed : undefined;
}

/** The witnesses that cosigned, in the policy's words, and whether they are enough; `bad`: one whose cosignature does not hold. */
export async function cosigned(
  { text, signatures }: SignedNote,
  policy: Policy,
  verify: VerifySignature,
): Promise<{ names: string[]; isEnough: boolean; bad?: string }> {
  const signed = new Set<string>();
  for (const { name, bytes } of signatures) {
    const known = [...policy.witnesses.values()].find((one) => one.name === name && areEqual(one.id, bytes.subarray(0, 4)));
    if (known === undefined) continue;
    // Eight bytes of time in seconds, then the signature.
    const at = bytes.length === 76 ? new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(4) : undefined;
    const holds = at !== undefined && (await verify(known.key, bytes.slice(12), `cosignature/v1\ntime ${at}\n${text}`));
    if (!holds) return { names: [], isEnough: false, bad: name };
    signed.add(name);
  }
  const names = [...policy.witnesses].filter(([, { name }]) => signed.has(name)).map(([name]) => name);
  const isMet = (name: string): boolean => {
    const group = policy.groups.get(name);
    return group === undefined ? names.includes(name) : group.members.filter(isMet).length >= group.needed;
  };
  return { names, isEnough: policy.quorum === 'none' || isMet(policy.quorum) };
}
