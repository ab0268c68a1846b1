import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { fileTypes } from '#machines/kernel/uploads';
import { PageOf } from '#libs/contracts/wire/page';
import type { Id } from '#machines/kernel/ids';
import { IsCalendarDate } from '#libs/platform/http/field-rules';

const validUntilDoc = {
  format: 'date',
  nullable: true,
  type: String,
  example: '2031-05-17',
  description: 'The last day on which the paper is good, as its owner says; null: not said',
};

/** A file that the client gave, or a company document that they got. */
export const documentSources = ['given', 'result'] as const;

/** An order that has a file of a client. */
export class DocumentUseDto {
  @ApiProperty({ format: 'uuid' })
  order: Id;
  /** @example 'R-000041' */
  number: string;
  @ApiProperty({ description: 'The company of the order; null until it is registered', example: 'Whitfield Trading OÜ' })
  company: string | null;
  /** The title of the requested item or of the company document; null: it has none */
  title: string | null;
  review: 'none' | 'accepted' | 'rejected';
  /** A newer file or request replaced it */
  replaced: boolean;
}

/** A file of a client, listed once, however many of their orders use it. */
export class MyDocumentDto {
  @ApiProperty({ format: 'uuid', description: 'The file' })
  _id: Id;
  /** given: by the client; result: a company document, once it was sent */
  source: (typeof documentSources)[number];
  /**
   * File name, cleaned at the upload
   * @example 'passport.pdf'
   */
  name: string;
  @ApiProperty({ description: 'Bytes', example: 184320 })
  size: number;
  @ApiProperty({ enum: fileTypes })
  type: string;
  @ApiProperty({ format: 'date-time', description: 'When it was first attached' })
  givenAt: string;
  @ApiProperty(validUntilDoc)
  validUntil: string | null;
  /** Newest order first */
  uses: DocumentUseDto[];
  @ApiProperty({ format: 'uuid', description: 'Orders that had it, also where it was removed since: it is attached to each once' })
  attachedTo: Id[];
}

export class MyDocumentPageDto extends PageOf(MyDocumentDto) {}

export class DocumentValidityBody {
  @ApiProperty(validUntilDoc)
  @IsOptional()
  @IsCalendarDate()
  validUntil: string | null;
}
