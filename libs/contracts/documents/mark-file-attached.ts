import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

/** Marks a file as attached to a stream; idempotent. For consumers of DocumentAttached and for seeding. */
export class MarkFileAttached extends Command<void> {
  constructor(
    readonly fileId: Id,
    readonly streamId: Id,
    readonly at: Micros,
  ) {
    super();
  }
}
