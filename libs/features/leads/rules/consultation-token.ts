import { type Id, isId } from '#libs/kernel/ids';
import { isSigned, keyFor, sign } from '#libs/platform/auth/signatures';

/** A key for these links alone. */
export const consultationKey = (secret: string): Buffer => keyFor(secret, 'registra consultation links 1');

/** The lead with our signature. Whether the consultation may still be changed is the lead's state, not the token's. */
export const consultationToken = (key: Buffer, lead: Id): string => `${lead}.${sign(key, lead)}`;

/** undefined for a token that this key did not sign */
export function readConsultationToken(key: Buffer, token: string): Id | undefined {
  const [lead = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && isId(lead) && isSigned(key, lead, signature) ? lead : undefined;
}
