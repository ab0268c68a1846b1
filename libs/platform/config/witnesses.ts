import { witnessKeyOf } from '#libs/event-log/tree/cosignature';
import { NoteError } from '#libs/event-log/tree/note';
import { address, type Environment, whole } from './environment.js';

/** A witness of the log's checkpoints (C2SP tlog-witness). */
export interface WitnessAddress {
  /** what `/add-checkpoint` is appended to, without a trailing slash */
  url: string;
  /** verifier key `name+id+base64` of its cosignatures */
  key: string;
}

interface WitnessConfig {
  /** at most 16 */
  witnesses: readonly WitnessAddress[];
  /** how many of them the policy of a bundle asks for */
  witnessQuorum: number;
}

/** A note has at most 32 signatures, and each offer of a checkpoint is a call. */
const mostWitnesses = 16;
const expected = 'addresses with verifier keys such as https://witness.example witness.example+1a2b3c4d+BAAA..., separated by commas';
const server = address('http', 'https');
/** What a policy calls the group of them, and no one. */
const taken = ['witnesses', 'none'];

/** WITNESSES and WITNESS_QUORUM. Faults name the witness by its number. */
export function readWitnesses(from: Environment): WitnessConfig {
  const witnesses = splitWitnesses(from.text('WITNESSES')).map(([url, key]) => ({ url, key }));
  const fault = faultOf(witnesses);
  if (fault !== undefined) from.fault('WITNESSES', fault, expected);
  const quorum = `a whole number from 1 to the number of WITNESSES`;
  const witnessQuorum = from.read('WITNESS_QUORUM', whole(1, Math.max(1, witnesses.length)), quorum, () => 1);
  return { witnesses: fault === undefined ? witnesses.map(({ url, key }) => ({ url: server(url) ?? url, key })) : [], witnessQuorum };
}

/** A key may have a comma in its name, so a witness begins where an address does. */
const splitWitnesses = (text = ''): [string, string][] =>
  text
    .split(/,\s*(?=[a-z]+:\/\/)/i)
    .map((one) => one.trim().replace(/,$/, ''))
    .filter((one) => one !== '')
    .map((one) => {
      const [url = '', ...rest] = one.split(/\s+/);
      return [url, rest.join(' ')];
    });

function faultOf(witnesses: readonly WitnessAddress[]): string | undefined {
  if (witnesses.length > mostWitnesses) return `it has ${witnesses.length} witnesses, and at most ${mostWitnesses} are possible`;
  const names = new Set<string>();
  for (const [n, { url, key }] of witnesses.entries()) {
    const which = `witness ${n + 1}`;
    if (server(url) === undefined || /[?#]/.test(url)) return `${which} has no address of http or https`;
    if (key === '') return `${which} has no verifier key`;
    const name = keyName(key);
    if (name instanceof NoteError) return `${which}: ${name.message}`;
    if (taken.includes(name)) return `${which} has the name ${name}, which a policy uses itself`;
    if (names.has(name)) return `${which} has the name of another one`;
    names.add(name);
  }
  return undefined;
}

function keyName(key: string): string | NoteError {
  try {
    return witnessKeyOf(key).name;
  } catch (fault) {
    if (fault instanceof NoteError) return fault;
    throw fault;
  }
}
