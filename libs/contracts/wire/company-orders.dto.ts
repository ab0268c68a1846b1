import { ApiProperty } from '@nestjs/swagger';
import { OrderRefDto, TitledRefDto } from './refs.dto.js';

/** An order of a company. */
export class OrderOfCompanyDto extends OrderRefDto {
  /** As the order's own status: "documentsReceived" */
  status: string;
  service: TitledRefDto;
  /** Neither finished nor cancelled */
  open: boolean;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** A document of an order of a company. */
export class DocumentOfCompanyDto {
  @ApiProperty({ format: 'uuid', description: 'The file' })
  file: string;
  /** @example 'extract.pdf' */
  name: string;
  @ApiProperty({ description: 'Bytes', example: 184320 })
  size: number;
  type: string;
  /** What it is, or what was asked for; null where nobody said */
  title: string | null;
  @ApiProperty({ format: 'uuid' })
  order: string;
  @ApiProperty({ format: 'date-time' })
  attachedAt: string;
}

/** The documents of one kind, the newest first. */
export class DocumentsOfKindDto {
  /** result: a company document, once it was sent; else what the order asked for */
  kind: string;
  documents: DocumentOfCompanyDto[];
}
