import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { notFound } from '#libs/platform/http/problem';
import { gave } from '../queries/document-reads.js';
import { ClientFiles } from '../storage/client-files.js';

@Injectable()
export class DocumentValidity {
  constructor(private readonly files: ClientFiles) {}

  /**
   * Stores the day until which a client's file is valid; null deletes it. No rule depends on it, so it is not in the log.
   * @throws Problem 404 for a file that the client did not give
   */
  async set(file: Id, client: Id, validUntil: string | null): Promise<void> {
    if (!gave(client, await this.files.ordersOf(client), file)) throw notFound();
    await this.files.setValidity(file, validUntil);
  }
}
