import { ApiProperty } from '@nestjs/swagger';

export class ImportFaultDto {
  @ApiProperty({ description: 'From 1, the heading included', example: 7 })
  row: number;

  @ApiProperty({ description: 'As the heading spells it; empty where it is the row itself', example: 'price' })
  column: string;

  @ApiProperty({ description: 'Of a list, which of its lines, from 1', example: 2 })
  line?: number;

  /**
   * Stable code of the fault
   * @example 'mustBeMoney'
   */
  code: string;

  /** The fault in the reader's language */
  detail: string;
}

export class ImportChangeDto {
  /**
   * Row of the file, from 1, the heading included
   * @example 7
   */
  row: number;

  /** The service's title in the reader's language */
  service: string;

  /**
   * The column as the heading spells it
   * @example 'price'
   */
  column: string;

  @ApiProperty({ example: '890.00', description: 'Of a cell of several lines, those that differ' })
  before: string;

  /**
   * Value in the file; of a cell of several lines, those that differ
   * @example '940.00'
   */
  after: string;
}

export class ServiceImportDto {
  @ApiProperty({ description: 'Rows that are not empty, the heading not counted', example: 40 })
  rows: number;

  /**
   * Rows that add a service
   * @example 2
   */
  toCreate: number;

  @ApiProperty({ description: 'Services whose new prices wait for a second person; the rest of them is changed', example: 1 })
  toApprove: number;

  /**
   * Rows that change a service
   * @example 3
   */
  toChange: number;

  /**
   * Rows that equal their service
   * @example 35
   */
  unchanged: number;

  /** False: nothing was imported, because of an error or because it was a dry run */
  imported: boolean;

  /** The first 200 by row; any of them prevents the import */
  errors: ImportFaultDto[];

  /** The first 500 changed cells of a dry run; empty after an import */
  changes: ImportChangeDto[];
}
