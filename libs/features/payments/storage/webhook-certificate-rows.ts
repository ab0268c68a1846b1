import type { Database } from '#libs/platform/database/database';
import type { CertificateStore, KeptCertificate } from '../provider/webhook-certificates.js';

/** Stored certificates at most. The provider signs with one at a time and rotates a handful. */
const mostRows = 8;

/** Certificates that signed messages, shared by all api processes. */
export class WebhookCertificateRows implements CertificateStore {
  constructor(private readonly database: Database) {}

  async all(): Promise<KeptCertificate[]> {
    const rows = await this.database.query<{ url: string; pem: string; confirmed_at: number }>(
      'select url, pem, confirmed_at from webhook_certificates order by confirmed_at desc limit $1',
      [mostRows],
    );
    return rows.map(({ url, pem, confirmed_at }) => ({ url, pem, confirmedAt: confirmed_at / 1000 }));
  }

  async keep({ url, pem, confirmedAt }: KeptCertificate, validUntil: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query(
        `insert into webhook_certificates (url, pem, valid_until, confirmed_at) values ($1, $2, $3, $4)
         on conflict (url) do update set pem = excluded.pem, valid_until = excluded.valid_until, confirmed_at = excluded.confirmed_at`,
        [url, pem, validUntil * 1000, confirmedAt * 1000],
      );
      await tx.query(
        `delete from webhook_certificates where url in (select url from webhook_certificates order by confirmed_at desc, url offset $1)`,
        [mostRows],
      );
    });
  }

  async drop(url: string): Promise<void> {
    await this.database.query('delete from webhook_certificates where url = $1', [url]);
  }
}
