import { Injectable } from '@nestjs/common';
import { KeyedNames } from '#libs/platform/auth/keyed-names';
import { Config } from '#libs/platform/config/config';
import { Problem } from '#libs/platform/http/problem';

/**
 * Names account and network of a refused sign-in in the security log by a keyed hash, so that guesses at one account and guesses from one network can be counted.
 */
@Injectable()
export class RefusedSignIns {
  private readonly names: KeyedNames;

  constructor(config: Config) {
    this.names = new KeyedNames(config);
  }

  /** @param account the key of the mailbox, undefined if the request has none @throws what `work` throws */
  async named<Result>(account: string | undefined, network: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof Problem) {
        fault.logged = {
          network: this.names.nameOf('network', network),
          ...(account !== undefined && { account: this.names.nameOf('account', account) }),
        };
      }
      throw fault;
    }
  }
}
