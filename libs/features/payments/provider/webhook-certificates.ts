import { X509Certificate } from 'node:crypto';
import type { HttpExchange } from './http-exchange.js';
import { ProviderUnavailable } from './payment-provider.js';

/** PayPal rotates a handful; more are never kept. */
const mostKept = 8;
/** Anybody may post a webhook that names a certificate: so many are asked for in a minute at most. */
const mostAsked = 20;
const minute = 60_000;

/**
 * The certificates that webhooks are signed with, each fetched once. The documents name no authority for them: what vouches for a certificate is that it came
 * over TLS from an origin that is pinned exactly; beyond that it has to be one of an RSA key, and in its days.
 */
export class WebhookCertificates {
  private readonly kept = new Map<string, X509Certificate>();
  private readonly asked = new Map<string, Promise<X509Certificate | undefined>>();
  private askedAt: number[] = [];

  constructor(
    private readonly exchange: HttpExchange,
    private readonly now: () => number,
  ) {}

  /** @param url on a pinned origin. @returns undefined where there is no usable one. @throws ProviderUnavailable where it cannot be had now */
  async at(url: string): Promise<X509Certificate | undefined> {
    const certificate = this.kept.get(url) ?? (await this.fetched(url));
    if (certificate === undefined || !this.holds(certificate)) {
      this.kept.delete(url);
      return undefined;
    }
    return certificate;
  }

  private fetched(url: string): Promise<X509Certificate | undefined> {
    const known = this.asked.get(url);
    if (known !== undefined) return known;
    const asked = this.ask(url).finally(() => this.asked.delete(url));
    this.asked.set(url, asked);
    return asked;
  }

  private async ask(url: string): Promise<X509Certificate | undefined> {
    this.askedAt = this.askedAt.filter((at) => this.now() - at < minute);
    if (this.askedAt.length >= mostAsked) throw new ProviderUnavailable('certificate', 60);
    this.askedAt.push(this.now());
    const { status, text, retryAfter } = await this.exchange.send('certificate', url, { method: 'GET' });
    if (status === 429 || status >= 500) throw new ProviderUnavailable('certificate', retryAfter);
    const certificate = status === 200 ? readCertificate(text) : undefined;
    if (certificate !== undefined && this.holds(certificate)) this.keep(url, certificate);
    return certificate;
  }

  private keep(url: string, certificate: X509Certificate): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= mostKept && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(url, certificate);
  }

  private holds({ validFrom, validTo, publicKey }: X509Certificate): boolean {
    const now = this.now();
    return Date.parse(validFrom) <= now && now <= Date.parse(validTo) && publicKey.asymmetricKeyType === 'rsa';
  }
}

/** The first certificate of a PEM text: the one that signs stands before those that vouch for it. */
function readCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}
