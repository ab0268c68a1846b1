import { Injectable } from '@nestjs/common';
import type { FileFacts } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Problem, notFound } from '#libs/platform/http/problem';
import { factsOf } from '../queries/file-facts.js';
import { checkLink, linkKey, linkSeconds, signLink } from '../rules/file-link.js';
import { FileRows } from '../storage/file-rows.js';
import { FileLinkDto } from '../wire/uploaded-file.dto.js';

/** Signed addresses: anyone who has one can read one file for a minute, which is enough for a link in a page. */
@Injectable()
export class FileLinks {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly rows: FileRows,
  ) {
    this.key = linkKey(config.jwtSecret);
  }

  make(file: Id, now = Date.now()): FileLinkDto {
    const expires = Math.floor(now / 1000) + linkSeconds;
    const signature = signLink(this.key, file, expires);
    const url = `/api/v1/upload-file/${file}/content?expires=${expires}&signature=${signature}`;
    return Object.assign(new FileLinkDto(), { url, expiresAt: new Date(expires * 1000).toISOString() });
  }

  /** @throws Problem 404 linkExpired, or notFound for an address that we did not sign */
  async open(file: Id, expires: unknown, signature: unknown, now = Date.now()): Promise<FileFacts> {
    const state = checkLink(this.key, file, expires, signature, now);
    if (state === 'expired') throw new Problem('linkExpired');
    const row = state === 'good' ? await this.rows.find(file) : undefined;
    if (!row) throw notFound();
    return factsOf(row);
  }
}
