import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '#libs/contracts/wire/page';
import type { Id } from '#machines/kernel/ids';
import { type ReadKind } from '#machines/access/reads';
import { AuditActorDto, AuditSubjectDto } from './log.dto.js';

export class ReadOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
}

export class ReadDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ format: 'date-time' })
  at: string;
  kind: ReadKind;
  @ApiProperty({ example: 'Viewed', description: "In the reader's language" })
  title: string;
  /** The reader, with today's name and the post at that moment */
  actor: AuditActorDto;
  /** A document is called by its file. Null: the row was emptied, or it is a list or an export */
  subject: AuditSubjectDto | null;
  /** The order that the document belongs to; null: there is none */
  order: ReadOrderDto | null;
  @ApiProperty({ example: 'Clients', description: "A list or an export, in the reader's language" })
  list: string | null;
  @ApiProperty({ example: 'filter[status]=active&page=2', description: 'What narrowed the list or the export; typed text is not kept' })
  filter: string | null;
  /** The SHA-256 of a document's bytes, or the version of a person's account */
  version: string | null;
  @ApiProperty({ example: 'k3Jd92aQx0bT-7Lm', description: 'A keyed hash, the same for requests from the same network' })
  network: string | null;
  @ApiProperty({ example: 1, description: 'How often within a minute: the first has its own row, the others share one' })
  times: number;
  /** The document or person is gone, and the personal fields with them */
  emptied: boolean;
}

export class ReadPageDto extends PageOf(ReadDto) {
  /** The people that filter[actor] names, as they are today */
  people: AuditActorDto[];
  /** The documents and people that filter[object] names */
  objects: AuditSubjectDto[];
}

/** The side that opened a document: our staff, or the partner of the order. */
export const readSides = ['staff', 'partner'] as const;

export class DocumentReadDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** The side of the reader, who is not named */
  side: (typeof readSides)[number];
  kind: ReadKind;
}

export class DocumentReadsDto {
  /** The newest first, at most 20 */
  items: DocumentReadDto[];
}
