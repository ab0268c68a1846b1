import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Id, Language } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

/** The PDF of a certificate, and its SHA-256 in hex. */
export interface CertificatePaper {
  pdf: Buffer;
  sha256: string;
}

/** The PDFs of certificates, each as it was first given out. */
@Injectable()
export class CertificatePapers {
  constructor(private readonly database: Database) {}

  /** The stored PDF, or the one that `make` gives, which is stored. Of two at once the first one stays. */
  async paper(certificate: Id, language: Language, make: () => Promise<Buffer>): Promise<CertificatePaper> {
    const known = await this.find(certificate, language);
    if (known !== undefined) return known;
    const pdf = await make();
    await this.database.query(
      `insert into certificate_papers (certificate_id, language, pdf, sha256) values ($1, $2, $3, $4) on conflict do nothing`,
      [certificate, language, pdf, createHash('sha256').update(pdf).digest()],
    );
    const stored = await this.find(certificate, language);
    if (stored === undefined) throw new Error(`the paper of certificate ${certificate} was not stored`);
    return stored;
  }

  private find(certificate: Id, language: Language): Promise<CertificatePaper | undefined> {
    return this.database.one<CertificatePaper>(
      `select pdf, encode(sha256, 'hex') as sha256 from certificate_papers where certificate_id = $1 and language = $2`,
      [certificate, language],
    );
  }
}
