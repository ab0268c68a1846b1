import { createPublicKey, verify } from 'node:crypto';
import type { Micros } from '#machines/kernel/time';
import { fieldBytes } from './fields.js';

/** A signed statement of earlier builds that the chain reached `pos` with `hash`. Hash and signature in hex; `publicKey` is the SPKI PEM. */
export interface SignedHead {
  pos: number;
  hash: string;
  at: Micros;
  keyId: string;
  publicKey: string;
  signature: string;
}

/** Whether `publicKey` (SPKI PEM, given by the caller and not taken from the line) signed exactly this head. */
export function isGenuine(head: Pick<SignedHead, 'pos' | 'hash' | 'at' | 'signature'>, publicKey: string): boolean {
  return verify(null, bytesOf(head.pos, head.hash, head.at), createPublicKey(publicKey), Buffer.from(head.signature, 'hex'));
}

const bytesOf = (pos: number, hash: string, at: Micros): Buffer => Buffer.from(fieldBytes(['registra-head-1', pos, hash, at]));
