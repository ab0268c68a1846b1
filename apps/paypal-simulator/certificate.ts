import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/* X.509 in DER by hand (RFC 5280, RFC 3279): Node reads certificates and makes none, and PayPal's webhooks are verified by one. */

/** One tag-length-value. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
}

/** Short form up to 127, then the count of length bytes and they (X.690, 8.1.3). */
function length(size: number): Buffer {
  if (size < 128) return Buffer.from([size]);
  const hex = size.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const bitString = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content);

/** sha256WithRSAEncryption, 1.2.840.113549.1.1.11. */
const algorithm = sequence(oid('2a864886f70d01010b'), der(0x05));
/** A name of one commonName (2.5.4.3). */
const named = (name: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));

/** GeneralizedTime: YYYYMMDDHHMMSSZ. */
const time = (at: number): Buffer => der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\..*/g, '')}Z`));

export interface KeyAndCertificate {
  /** PEM. */
  privateKey: string;
  /** PEM. */
  certificate: string;
}

const day = 86_400_000;

/** A new RSA key and a certificate of it, signed by itself, for ten years. @param now milliseconds since 1970 */
export function selfSigned(name: string, now: number): KeyAndCertificate {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    named(name),
    sequence(time(now - day), time(now + 3650 * day)),
    named(name),
    publicKey,
  );
  const certificate = sequence(body, algorithm, bitString(sign('sha256', body, privateKey)));
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), certificate: pem(certificate) };
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
