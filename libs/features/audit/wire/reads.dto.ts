import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '#libs/contracts/wire/page';
import type { Id } from '#machines/kernel/ids';
import { type ReadKind, readKinds } from '#machines/access/reads';
import { AuditActorDto, AuditSubjectDto } from './log.dto.js';

export class ReadOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
}

export class ReadDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ enum: readKinds })
  kind: ReadKind;
  @ApiProperty({ example: 'Viewed', description: "In the reader's language" })
  title: string;
  @ApiProperty({ type: AuditActorDto, description: 'By the name of today and the post of then' })
  actor: AuditActorDto;
  @ApiProperty({
    type: AuditSubjectDto,
    nullable: true,
    description: 'A document is called by its file. Null: the row was emptied, or it is a list or an export',
  })
  subject: AuditSubjectDto | null;
  @ApiProperty({ type: ReadOrderDto, nullable: true, description: 'That the document belongs to' })
  order: ReadOrderDto | null;
  @ApiProperty({ type: String, nullable: true, example: 'Clients', description: "A list or an export, in the reader's language" })
  list: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'filter[status]=active&page=2',
    description: 'What narrowed the list or the export; typed text is not kept',
  })
  filter: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a document the SHA-256 of its bytes, of a person the version of their account',
  })
  version: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'k3Jd92aQx0bT-7Lm',
    description: 'A keyed hash, the same for requests from the same network',
  })
  network: string | null;
  @ApiProperty({ example: 1, description: 'How often within a minute: the first has its own row, the others share one' })
  times: number;
  @ApiProperty({ description: 'The document or person is gone, and the personal fields with them' })
  emptied: boolean;
}

export class ReadPageDto extends PageOf(ReadDto) {
  @ApiProperty({ type: [AuditActorDto], description: 'The people that filter[actor] names, as they are today' })
  people: AuditActorDto[];
  @ApiProperty({ type: [AuditSubjectDto], description: 'The documents and people that filter[object] names' })
  objects: AuditSubjectDto[];
}

/** Which side opened a document: our staff, or the partner of the order. */
export const readSides = ['staff', 'partner'] as const;

export class DocumentReadDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ enum: readSides, description: 'Nobody is named' })
  side: (typeof readSides)[number];
  @ApiProperty({ enum: readKinds })
  kind: ReadKind;
}

export class DocumentReadsDto {
  @ApiProperty({ type: [DocumentReadDto], description: 'The newest first, at most 20' })
  items: DocumentReadDto[];
}
