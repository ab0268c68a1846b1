import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class ImportFaultDto {
  @ApiProperty({ description: 'From 1, the heading included', example: 7 })
  row: number;

  @ApiProperty({ description: 'As the heading spells it; empty where it is the row itself', example: 'price' })
  column: string;

  @ApiPropertyOptional({ description: 'Of a list, which of its lines, from 1', example: 2 })
  line?: number;

  @ApiProperty({ example: 'mustBeMoney' })
  code: string;

  @ApiProperty({ description: "In the reader's language" })
  detail: string;
}

export class ImportChangeDto {
  @ApiProperty({ example: 7 })
  row: number;

  @ApiProperty({ description: "The service's title in the reader's language" })
  service: string;

  @ApiProperty({ example: 'price' })
  column: string;

  @ApiProperty({ example: '890.00', description: 'Of a cell of several lines, those that differ' })
  before: string;

  @ApiProperty({ example: '940.00' })
  after: string;
}

/** What an import did, or would do. */
export class ServiceImportDto {
  @ApiProperty({ description: 'Rows that are not empty, the heading not counted', example: 40 })
  rows: number;

  @ApiProperty({ example: 2 })
  toCreate: number;

  @ApiProperty({ description: 'Services whose new prices wait for a second person; the rest of them is changed', example: 1 })
  toApprove: number;

  @ApiProperty({ example: 3 })
  toChange: number;

  @ApiProperty({ example: 35 })
  unchanged: number;

  @ApiProperty({ description: 'False: nothing was done, because of an error or because it was a dry run' })
  imported: boolean;

  @ApiProperty({ type: [ImportFaultDto], description: 'The first 200 by row; with any of them nothing is imported' })
  errors: ImportFaultDto[];

  @ApiProperty({ type: [ImportChangeDto], description: 'The first 500 cells that change; empty once it was imported' })
  changes: ImportChangeDto[];
}
