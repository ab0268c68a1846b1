export type CertificateFault = 'certificate' | 'certificateExpired';

/** Limited, because a sender may invent any number of names. */
const mostNames = 500;

/** Milliseconds for which a name is refused without a fetch. */
const refusedFor = 600_000;

/** Names without a usable certificate, remembered for ten minutes and in limited number. */
export class UnusableCertificates {
  /** the oldest first */
  private readonly names = new Map<string, { fault: CertificateFault; until: number }>();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(private readonly now: () => number) {}

  get size(): number {
    return this.names.size;
  }

  faultOf(url: string): CertificateFault | undefined {
    const name = this.names.get(url);
    return name !== undefined && this.now() < name.until ? name.fault : undefined;
  }

  add(url: string, fault: CertificateFault): void {
    this.names.delete(url);
    for (const [name, { until }] of this.names) {
      if (this.names.size < mostNames && this.now() < until) break;
      this.names.delete(name);
    }
    this.names.set(url, { fault, until: this.now() + refusedFor });
  }
}
