import { createVerify, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { entries, fields, Misfit, text } from './json-reading.js';
import type { ForgedReason, ProviderMessage, ProviderNotice } from './payment-provider.js';
import type { WebhookCertificates } from './webhook-certificates.js';

/**
 * Milliseconds. PayPal repeats a webhook for three days; one more hour covers clocks and queues. Repetitions are detected by the event's id
 * elsewhere.
 */
const oldest = 73 * 3_600_000;
/** Milliseconds by which the provider's clock may be ahead. */
const ahead = 600_000;

interface Transmission {
  id: string;
  time: string;
  signature: string;
  certificateUrl: string;
}

export interface VerifierParts {
  webhookId: string;
  /** exact origins */
  certificateOrigins: readonly string[];
  certificates: WebhookCertificates;
  /** milliseconds since 1970 */
  now: () => number;
}

/**
 * Verifies webhooks locally instead of by `verify-webhook-signature`: forged ones cost a checksum and no request, genuine ones are accepted
 * while PayPal's API is unavailable, and the received bytes are verified instead of a serialised event.
 */
export class WebhookVerifier {
  constructor(private readonly parts: VerifierParts) {}

  /** Cheap local checks come first. @throws ProviderUnavailable if the certificate cannot be fetched */
  async verify(message: ProviderMessage, mayFetch: boolean): Promise<ProviderNotice | { forged: ForgedReason }> {
    const transmission = readTransmission(message);
    if (transmission === undefined) return { forged: 'headersMissing' };
    if (!this.isRecent(transmission)) return { forged: 'tooOld' };
    if (!this.isPinned(transmission)) return { forged: 'certificateHost' };
    const { certificates } = this.parts;
    const certificate = await certificates.at(transmission.certificateUrl, mayFetch ? message.network : null);
    if (typeof certificate === 'string') return { forged: certificate };
    if (!this.isSigned(transmission, message.body, certificate)) return { forged: 'signature' };
    await certificates.prove(transmission.certificateUrl);
    return readNotice(message.body) ?? { forged: 'body' };
  }

  private isRecent({ time }: Transmission): boolean {
    const age = this.parts.now() - Date.parse(time);
    return age <= oldest && age >= -ahead;
  }

  /** Requires the exact origin and the path of certificates, without credentials and query. */
  private isPinned({ certificateUrl }: Transmission): boolean {
    const { certificateOrigins } = this.parts;
    return certificateOrigins.some(
      (origin) =>
        certificateUrl.startsWith(`${origin}/v1/notifications/certs/`) &&
        /^[\w-]{1,100}$/.test(certificateUrl.slice(`${origin}/v1/notifications/certs/`.length)),
    );
  }

  /** RSA-SHA256 over `id|time|webhookId|crc32`, the checksum of the raw body in decimal. The webhook id is that of our account. */
  private isSigned({ id, time, signature }: Transmission, body: Buffer, { publicKey }: X509Certificate): boolean {
    return createVerify('RSA-SHA256')
      .update(`${id}|${time}|${this.parts.webhookId}|${crc32(body)}`)
      .verify(publicKey, signature, 'base64');
  }
}

const lengths = { id: 50, time: 100, signature: 500, certificateUrl: 500 };

/** Undefined if a header is missing, repeated, of wrong length or names another algorithm (Webhooks 1.11). */
function readTransmission({ headers }: ProviderMessage): Transmission | undefined {
  const header = (name: string, longest: number): string => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' && value.length <= longest ? value : '';
  };
  const transmission = {
    id: header('transmission-id', lengths.id),
    time: header('transmission-time', lengths.time),
    signature: header('transmission-sig', lengths.signature),
    certificateUrl: header('cert-url', lengths.certificateUrl),
  };
  const whole = Object.values(transmission).every((value) => value !== '');
  return whole && header('auth-algo', 100).toUpperCase() === 'SHA256WITHRSA' ? transmission : undefined;
}

const kinds: Record<string, 'order' | 'capture' | 'refund'> = { 'checkout-order': 'order', capture: 'capture', refund: 'refund' };

/** Undefined if the message is no event. */
function readNotice(body: Buffer): ProviderNotice | undefined {
  try {
    const event = fields(JSON.parse(body.toString('utf8')));
    return { id: text(event['id']), type: text(event['event_type']), about: readSubject(event) };
  } catch (fault) {
    if (fault instanceof Misfit || fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function readSubject(event: Readonly<Record<string, unknown>>): ProviderNotice['about'] {
  const type = typeof event['resource_type'] === 'string' ? event['resource_type'].toLowerCase() : '';
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (kind !== undefined) return { kind, reference: text(fields(event['resource'])['id']) };
  if (type !== 'dispute') return { kind: 'other' };
  const dispute = fields(event['resource']);
  const captures = entries(dispute['disputed_transactions']).map((transaction) => text(fields(transaction)['seller_transaction_id']));
  return { kind: 'dispute', reference: text(dispute['dispute_id']), captures };
}
