import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { fieldBytes } from '../chain/fields.js';
import type { SignedHead } from '../chain/signed-heads.js';

/** A head of the chain as earlier builds signed it. */
export function signedHead(key: KeyObject, { pos, hash }: Pick<SignedHead, 'pos' | 'hash'>): SignedHead {
  const at = 1_700_000_000_000_000;
  const publicKey = createPublicKey(key.export({ type: 'pkcs8', format: 'pem' }))
    .export({ type: 'spki', format: 'pem' })
    .toString();
  const signature = sign(null, Buffer.from(fieldBytes(['registra-head-1', pos, hash, at])), key).toString('hex');
  return { pos, hash, at, keyId: '', publicKey, signature };
}
