import { Injectable } from '@nestjs/common';
import type { Id } from '#libs/kernel/ids';
import { keysOf } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';
import { consultationKey, consultationToken, readConsultationToken } from '../rules/consultation-token.js';

/** Addresses of the page on which a visitor moves or cancels a consultation without an account. */
@Injectable()
export class ConsultationLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly base: string;

  constructor(config: Config) {
    this.keys = keysOf(config.jwtSecrets, consultationKey);
    this.base = `${config.publicUrl}/api/v1/forms/consultation/`;
  }

  to(lead: Id): string {
    return this.base + consultationToken(this.keys[0], lead);
  }

  /** The lead of a token; undefined if we did not sign it. */
  read(token: string): Id | undefined {
    return this.keys.map((key) => readConsultationToken(key, token)).find((lead) => lead !== undefined);
  }
}
