import { X509Certificate } from 'node:crypto';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { FetchBudget } from './fetch-budget.js';
import type { HttpExchange, Received } from './http-exchange.js';
import { ProviderUnavailable } from './payment-provider.js';
import { type CertificateFault, UnusableCertificates } from './unusable-certificates.js';

/** Certificates that a process remembers; PayPal rotates a handful. */
const mostKnown = 8;

/** Milliseconds between reads of the store for unknown names. */
const readPause = 10_000;
/** Milliseconds after which a certificate is fetched again, so that a withdrawn one ends. */
const confirmedFor = 86_400_000;
/** Milliseconds for which a confirmed certificate is trusted while the provider does not answer. */
const trustedFor = 7 * confirmedFor;

/** A certificate that signed a message. */
export interface KeptCertificate {
  url: string;
  pem: string;
  /** when the provider last served it; milliseconds since 1970 */
  confirmedAt: number;
}

/** Stores certificates across restarts. */
export interface CertificateStore {
  all(): Promise<readonly KeptCertificate[]>;
  /** @param validUntil end of the certificate's validity, in milliseconds since 1970 */
  keep(certificate: KeptCertificate, validUntil: number): Promise<void>;
  drop(url: string): Promise<void>;
}

/** Stores nothing; processes that receive webhooks use the database. */
export const noStore: CertificateStore = {
  all: () => Promise.resolve([]),
  keep: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};

interface Known extends KeptCertificate {
  certificate: X509Certificate;
  /** it signed a message, so the store has it */
  isProven: boolean;
}

export interface CertificateParts {
  exchange: HttpExchange;
  store: CertificateStore;
  log: WarningLogger;
  /** milliseconds since 1970 */
  now: () => number;
}

/**
 * Certificates of webhook signatures. PayPal documents no authority for them: a certificate is trusted because it came over TLS from a
 * pinned origin, has an RSA key, and is within its validity. Those that signed a message are stored.
 */
export class WebhookCertificates {
  private readonly known = new Map<string, Known>();
  private readonly unusable: UnusableCertificates;
  private readonly fetches = new Map<string, Promise<X509Certificate | CertificateFault>>();
  private readonly budget: FetchBudget;
  private reading: Promise<void> = Promise.resolve();
  private readAt = -Infinity;

  constructor(private readonly parts: CertificateParts) {
    this.budget = new FetchBudget(parts.now);
    this.unusable = new UnusableCertificates(parts.now);
  }

  /**
   * @param url on a pinned origin
   * @param network sender of the message; null: nothing is fetched
   * @throws ProviderUnavailable if it cannot be fetched now
   */
  async at(url: string, network: string | null): Promise<X509Certificate | CertificateFault> {
    const known = this.known.get(url) ?? (await this.stored(url));
    if (known !== undefined && this.isTrusted(known, confirmedFor)) return known.certificate;
    const unusable = this.unusable.faultOf(url);
    if (unusable !== undefined) return unusable;
    try {
      if (network === null) throw new ProviderUnavailable('certificate', null);
      return await this.fetched(url, network);
    } catch (fault) {
      if (fault instanceof ProviderUnavailable && known?.isProven && this.isTrusted(known, trustedFor)) return known.certificate;
      throw fault;
    }
  }

  /** Stores a certificate that signed a message. */
  async prove(url: string): Promise<void> {
    const known = this.known.get(url);
    if (known === undefined || known.isProven) return;
    known.isProven = true;
    await this.parts.store.keep(known, Date.parse(known.certificate.validTo));
  }

  private async stored(url: string): Promise<Known | undefined> {
    if (this.parts.now() - this.readAt >= readPause) {
      this.readAt = this.parts.now();
      this.reading = this.readStore();
    }
    await this.reading;
    return this.known.get(url);
  }

  private async readStore(): Promise<void> {
    try {
      for (const kept of await this.parts.store.all()) {
        const certificate = readCertificate(kept.pem);
        if (certificate !== undefined && !this.known.has(kept.url)) this.remember({ ...kept, certificate, isProven: true });
      }
    } catch (fault) {
      this.readAt = -Infinity;
      throw fault;
    }
  }

  private fetched(url: string, network: string): Promise<X509Certificate | CertificateFault> {
    const underWay = this.fetches.get(url);
    if (underWay !== undefined) return underWay;
    const fetching = this.fetch(url, network).finally(() => this.fetches.delete(url));
    this.fetches.set(url, fetching);
    return fetching;
  }

  private async fetch(url: string, network: string): Promise<X509Certificate | CertificateFault> {
    this.budget.spend(network);
    const received = await this.parts.exchange.send('certificate', url, { method: 'GET' });
    const known = this.known.get(url);
    if (!isAnswered(received, known !== undefined)) throw new ProviderUnavailable('certificate', received.retryAfter);
    const certificate = received.status === 200 ? readCertificate(received.text) : undefined;
    const fault = this.faultOf(certificate);
    if (certificate === undefined || fault !== undefined) return this.refuse(url, fault ?? 'certificate');
    const isProven = known?.isProven === true && known.certificate.fingerprint256 === certificate.fingerprint256;
    await this.confirm({ url, pem: certificate.toString(), confirmedAt: this.parts.now(), certificate, isProven });
    return certificate;
  }

  private async confirm(known: Known): Promise<void> {
    this.remember(known);
    if (known.isProven) await this.parts.store.keep(known, Date.parse(known.certificate.validTo));
  }

  private remember(known: Known): void {
    this.known.delete(known.url);
    const unproven = [...this.known.values()].find(({ isProven }) => !isProven);
    const [oldest] = this.known.values();
    const leaving = unproven ?? oldest;
    if (this.known.size >= mostKnown && leaving !== undefined) this.known.delete(leaving.url);
    this.known.set(known.url, known);
  }

  private async refuse(url: string, fault: CertificateFault): Promise<CertificateFault> {
    this.unusable.add(url, fault);
    if (this.known.get(url)?.isProven) {
      this.parts.log.warn({ url, fault }, 'a certificate that signed webhooks is no longer good');
      await this.parts.store.drop(url);
    }
    this.known.delete(url);
    return fault;
  }

  private isTrusted({ certificate, confirmedAt }: Known, time: number): boolean {
    return this.faultOf(certificate) === undefined && this.parts.now() - confirmedAt < time;
  }

  private faultOf(certificate: X509Certificate | undefined): CertificateFault | undefined {
    const now = this.parts.now();
    if (certificate?.publicKey.asymmetricKeyType !== 'rsa' || now < Date.parse(certificate.validFrom)) return 'certificate';
    return now > Date.parse(certificate.validTo) ? 'certificateExpired' : undefined;
  }
}

/** Whether an answer is conclusive; for a known certificate only its absence or replacement is. */
function isAnswered({ status }: Received, isKnown: boolean): boolean {
  if (status === 429 || status >= 500) return false;
  return !isKnown || status === 200 || status === 404 || status === 410;
}

/** Returns the first certificate of a PEM text, which signs; the others vouch for it. */
function readCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}
