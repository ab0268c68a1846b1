import { createPrivateKey, createPublicKey, hash, type KeyObject, sign } from 'node:crypto';
import { cosignaturesOf, cosignedText, witnessKeyOf } from './cosignature.js';
import { NoteError, signNote, verifierLine } from './note.js';
import { policyOf, policyText, requireQuorum } from './policy.js';

const keyOf = (seed: number): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, seed)]),
    ...({ format: 'der', type: 'pkcs8' } as const),
  });
const log = { name: 'registra.example', key: keyOf(1) };
const logLine = verifierLine({ name: log.name, key: createPublicKey(log.key) });
const note = signNote(`registra.example\n5\n${Buffer.alloc(32, 7).toString('base64')}\n`, [log]);

interface Witness {
  line: string;
  cosign(text: string, at: number): string;
}

function witness(name: string, seed: number): Witness {
  const key = keyOf(seed);
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const bytes = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url')]);
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), bytes]), 'buffer').subarray(0, 4);
  return {
    line: `${name}+${id.toString('hex')}+${bytes.toString('base64')}`,
    cosign(given, at) {
      const time = Buffer.alloc(8);
      time.writeBigUInt64BE(BigInt(at));
      const text = given.slice(0, given.lastIndexOf('\n\n') + 1);
      const signature = sign(null, Buffer.from(cosignedText(text, at)), key);
      return `${given}— ${name} ${Buffer.concat([id, time, signature]).toString('base64')}\n`;
    },
  };
}
const [one, two] = [witness('one.example', 11), witness('two.example', 12)];
const policy = (quorum: string): string =>
  `log ${logLine}\nwitness W1 ${one.line} https://one.example\nwitness W2 ${two.line}\n\n# both\ngroup pair all W1 W2\ngroup either 1 W1 W2\nquorum ${quorum}\n`;

describe('a policy', () => {
  it('without witnesses takes the log’s own signature', () => {
    const read = policyOf(policyText([logLine]));
    expect([read.logs.map(({ name }) => name), requireQuorum(note, read)]).toEqual([['registra.example'], []]);
  });

  it('is met by the witnesses that it names', () => {
    const cosigned = two.cosign(one.cosign(note, 1_700_000_000), 1_700_000_001);
    expect(requireQuorum(cosigned, policyOf(policy('pair')))).toEqual(['W1', 'W2']);
    expect(requireQuorum(one.cosign(note, 1), policyOf(policy('either')))).toEqual(['W1']);
    expect(cosignaturesOf(cosigned, [witnessKeyOf(two.line)])).toEqual([{ name: 'two.example', at: 1_700_000_001 }]);
  });

  it('that asks for more than signed is not met', () => {
    expect(() => requireQuorum(one.cosign(note, 1), policyOf(policy('pair')))).toThrow(
      new NoteError('the policy asks for pair, and W1 cosigned'),
    );
    expect(() => requireQuorum(note, policyOf(policy('W2')))).toThrow(new NoteError('the policy asks for W2, and no witness cosigned'));
  });

  it('does not count a cosignature of another text or time', () => {
    const cosigned = one.cosign(note, 1);
    const signature = cosigned.slice(cosigned.lastIndexOf('—'));
    const other = signNote(`registra.example\n6\n${Buffer.alloc(32, 7).toString('base64')}\n`, [log]);
    expect(() => requireQuorum(`${other}${signature}`, policyOf(policy('W1')))).toThrow(
      new NoteError('the cosignature of one.example does not hold'),
    );
  });

  it.each([
    ['no quorum', `log ${logLine}\n`, 'the policy has no quorum'],
    ['an unknown line', 'trust everybody\nquorum none\n', 'line 1: trust is no line of a policy'],
    ['an unknown member', 'quorum W1\n', 'line 1: W1 is neither a witness nor a group'],
    ['a group of too few', `witness W1 ${one.line}\ngroup g 2 W1\nquorum g\n`, 'line 2: the group g cannot have 2 of 1'],
    ['a member twice', `witness W1 ${one.line}\ngroup g 2 W1 W1\nquorum g\n`, 'line 2: the group g has a member twice'],
    ['a name twice', `witness W1 ${one.line}\nwitness W1 ${two.line}\nquorum none\n`, 'line 2: the name W1 is taken'],
    ['a witness with the key of a log', `witness W1 ${logLine}\nquorum W1\n`, 'line 1: this is no verifier key of a witness'],
    ['too many lines', '\n'.repeat(1_000), 'a policy has at most 1000 lines'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => policyOf(text)).toThrow(new NoteError(message));
  });
});
