import { keyFor, sign } from './signatures.js';

/** Characters of a name: 96 bits, so no two accounts or networks share one. */
const nameLength = 16;

/**
 * Names for what must not be written down, an account or a network, by a keyed hash. The same has always the same name, so that it can be counted and compared; nobody
 * without JWT_SECRET gets from a name to an address.
 */
export class KeyedNames {
  private readonly key: Buffer;

  constructor({ jwtSecret }: { jwtSecret: string }) {
    this.key = keyFor(jwtSecret, 'registra: names in the security log');
  }

  nameOf(kind: 'account' | 'network', value: string): string {
    return sign(this.key, `${kind}\n${value}`).slice(0, nameLength);
  }
}
