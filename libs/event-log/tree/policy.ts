import { cosignaturesOf, type WitnessKey, witnessKeyOf } from './cosignature.js';
import { NoteError, type NoteVerifier, verifierOf } from './note.js';

/** Which logs are known, and which witnesses must have cosigned a checkpoint (C2SP tlog-policy). */
export interface TlogPolicy {
  logs: NoteVerifier[];
  /** name in the policy -> its key */
  witnesses: ReadonlyMap<string, WitnessKey>;
  groups: ReadonlyMap<string, { needed: number; members: readonly string[] }>;
  /** a witness, a group, or `none` */
  quorum: string;
}

const mostLines = 1_000;

/** Witnesses that a policy lists, and how many of them it asks for; 0: it asks for none. */
export interface PolicyWitnesses {
  witnesses: readonly { key: string; url: string }[];
  quorum: number;
}

/** The policy that takes the log's own signature, and cosignatures if witnesses are given. Keys are verifier keys. */
export function policyText(logKeys: readonly string[], { witnesses, quorum }: PolicyWitnesses = { witnesses: [], quorum: 0 }): string {
  const names = witnesses.map(({ key }) => key.split('+')[0] ?? '');
  const lines = witnesses.map(({ key, url }, n) => `witness ${names[n]} ${key} ${url}`);
  const group = quorum > 0 ? [`group witnesses ${quorum} ${names.join(' ')}`] : [];
  return [...logKeys.map((key) => `log ${key}`), ...lines, ...group, `quorum ${quorum > 0 ? 'witnesses' : 'none'}`, ''].join('\n');
}

/** Reads a policy. Members are defined before they are used. @throws NoteError with the number of the line */
export function policyOf(text: string): TlogPolicy {
  const lines = text.split('\n');
  if (lines.length > mostLines) throw new NoteError(`a policy has at most ${mostLines} lines`);
  const policy = new PolicyReader();
  lines.forEach((line, n) => {
    const words = line.trim().split(/\s+/);
    if (line.trim() === '' || line.startsWith('#')) return;
    try {
      policy.read(words);
    } catch (fault) {
      if (fault instanceof NoteError) throw new NoteError(`line ${n + 1}: ${fault.message}`);
      throw fault;
    }
  });
  return policy.end();
}

class PolicyReader {
  private readonly logs: NoteVerifier[] = [];
  private readonly witnesses = new Map<string, WitnessKey>();
  private readonly groups = new Map<string, { needed: number; members: readonly string[] }>();
  private quorum: string | undefined;

  read([kind = '', ...words]: readonly string[]): void {
    const [first = '', second = ''] = words;
    if (kind === 'log' && words.length >= 1 && words.length <= 2) this.logs.push(verifierOf(first));
    else if (kind === 'witness' && words.length >= 2 && words.length <= 3) this.witnesses.set(this.named(first), witnessKeyOf(second));
    else if (kind === 'group' && words.length >= 3) this.group(first, second, words.slice(2));
    else if (kind === 'quorum' && words.length === 1 && this.quorum === undefined)
      this.quorum = first === 'none' ? first : this.known(first);
    else throw new NoteError(`${kind} is no line of a policy`);
  }

  end(): TlogPolicy {
    if (this.quorum === undefined) throw new NoteError('the policy has no quorum');
    const { logs, witnesses, groups, quorum } = this;
    return { logs, witnesses, groups, quorum };
  }

  private group(name: string, count: string, members: readonly string[]): void {
    const needed = count === 'all' ? members.length : count === 'any' ? 1 : /^[1-9]\d{0,3}$/.test(count) ? Number(count) : 0;
    if (needed < 1 || needed > members.length) throw new NoteError(`the group ${name} cannot have ${count} of ${members.length}`);
    if (new Set(members).size < members.length) throw new NoteError(`the group ${name} has a member twice`);
    this.groups.set(this.named(name), { needed, members: members.map((member) => this.known(member)) });
  }

  private named(name: string): string {
    if (name === 'none' || this.witnesses.has(name) || this.groups.has(name)) throw new NoteError(`the name ${name} is taken`);
    return name;
  }

  private known(name: string): string {
    if (!this.witnesses.has(name) && !this.groups.has(name)) throw new NoteError(`${name} is neither a witness nor a group`);
    return name;
  }
}

/**
 * The names of the witnesses that cosigned, in the policy's words.
 * @throws NoteError if the policy asks for more than signed, or a cosignature does not hold
 */
export function requireQuorum(note: string, policy: TlogPolicy): string[] {
  const signed = new Set(cosignaturesOf(note, [...policy.witnesses.values()]).map(({ name }) => name));
  const cosigned = [...policy.witnesses].filter(([, { name }]) => signed.has(name)).map(([name]) => name);
  const isMet = (name: string): boolean => {
    const group = policy.groups.get(name);
    return group === undefined ? cosigned.includes(name) : group.members.filter(isMet).length >= group.needed;
  };
  if (policy.quorum === 'none' || isMet(policy.quorum)) return cosigned;
  throw new NoteError(`the policy asks for ${policy.quorum}, and ${cosigned.length === 0 ? 'no witness' : cosigned.join(', ')} cosigned`);
}
