import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MarkFileAttached } from '#libs/contracts/documents/files';
import { FileRows } from '../storage/file-rows.js';

@CommandHandler(MarkFileAttached)
export class MarkFileAttachedHandler implements ICommandHandler<MarkFileAttached> {
  constructor(private readonly rows: FileRows) {}

  execute({ fileId, streamId, at }: MarkFileAttached): Promise<void> {
    return this.rows.markAttached(fileId, streamId, at);
  }
}
