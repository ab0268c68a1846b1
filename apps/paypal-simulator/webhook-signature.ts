import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const authAlgorithm = 'SHA256withRSA';

export interface SignedParts {
  transmissionId: string;
  /** RFC 3339. */
  transmissionTime: string;
  webhookId: string;
  /** The bytes that go over the wire. */
  body: string | Buffer;
}

/** What PayPal signs: `id|time|webhookId|crc32`, the checksum of the raw body in decimal. */
const signedText = ({ transmissionId, transmissionTime, webhookId, body }: SignedParts): string =>
  `${transmissionId}|${transmissionTime}|${webhookId}|${crc32(body)}`;

/** @param privateKey PEM @returns base64 */
export const signWebhook = (parts: SignedParts, privateKey: string): string =>
  createSign('RSA-SHA256').update(signedText(parts)).sign(privateKey, 'base64');
