import { Injectable } from '@nestjs/common';
import { keyFor, sign } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';
import { Problem } from '#libs/platform/http/problem';

/** Characters of a name in the log: 96 bits, so no two accounts share one. */
const nameLength = 16;

/**
 * Names account and network of a refused sign-in in the security log by a keyed hash. One person always has the same name, so guesses at one account and guesses from
 * one network can be counted; nobody without JWT_SECRET gets from a name to an address.
 */
@Injectable()
export class RefusedSignIns {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = keyFor(config.jwtSecret, 'registra: names in the security log');
  }

  /** @param account the key of the mailbox, undefined where the request names none @throws what `work` throws */
  async named<Result>(account: string | undefined, network: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof Problem) {
        fault.logged = {
          network: this.nameOf('network', network),
          ...(account !== undefined && { account: this.nameOf('account', account) }),
        };
      }
      throw fault;
    }
  }

  private nameOf(kind: string, value: string): string {
    return sign(this.key, `${kind}\n${value}`).slice(0, nameLength);
  }
}
