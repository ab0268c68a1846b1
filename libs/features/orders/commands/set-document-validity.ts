import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import { notFound } from '#libs/platform/http/problem';
import { gave } from '../queries/my-documents.js';
import { ClientFiles } from '../storage/client-files.js';

/** Until when a file that a client gave is good; null forgets it. Nothing is decided by it, so nothing of it stands in the log. */
export class SetDocumentValidity extends Command<void> {
  constructor(
    readonly file: Id,
    readonly client: Id,
    readonly validUntil: string | null,
  ) {
    super();
  }
}

/** @throws Problem 404 for a file that the client did not give */
@CommandHandler(SetDocumentValidity)
export class SetDocumentValidityHandler implements ICommandHandler<SetDocumentValidity> {
  constructor(private readonly files: ClientFiles) {}

  async execute({ file, client, validUntil }: SetDocumentValidity): Promise<void> {
    if (!gave(client, await this.files.ordersOf(client), file)) throw notFound();
    await this.files.setValidity(file, validUntil);
  }
}
