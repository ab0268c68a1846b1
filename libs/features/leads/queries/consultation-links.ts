import { Injectable } from '@nestjs/common';
import { type Id, isId } from '#machines/kernel/ids';
import { isSigned, keyFor, keysOf, sign } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';

/** A key for links to consultations only. */
export const consultationKey = (secret: string): Buffer => keyFor(secret, 'registra consultation links 1');

/** The lead's id with our signature. Whether the consultation may still be changed depends on the lead's state. */
export const consultationToken = (key: Buffer, lead: Id): string => `${lead}.${sign(key, lead)}`;

/** Returns undefined for a token that this key did not sign. */
export function readConsultationToken(key: Buffer, token: string): Id | undefined {
  const [lead = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && isId(lead) && isSigned(key, lead, signature) ? lead : undefined;
}

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

  /** Returns undefined for a token that we did not sign. */
  read(token: string): Id | undefined {
    return this.keys.map((key) => readConsultationToken(key, token)).find((lead) => lead !== undefined);
  }
}
