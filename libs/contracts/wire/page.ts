import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/** A page of a list on the wire. */
export interface Page<Item> {
  items: Item[];
  page: number;
  per_page: number;
  total: number;
  /** false if counting stopped at a limit: "more than 10,000" */
  totalIsExact: boolean;
}

/** Creates the class for a page of `item`: `class LeadPageDto extends PageOf(LeadDto) {}`. */
export function PageOf<Item extends object>(item: Type<Item>): Type<Page<Item>> {
  class PageDto implements Page<Item> {
    @ApiProperty({ type: [item] })
    items: Item[];
    @ApiProperty({ type: Number, example: 1 })
    page: number;
    @ApiProperty({ type: Number, example: 5 })
    per_page: number;
    @ApiProperty({ type: Number, example: 12 })
    total: number;
    @ApiProperty({ type: Boolean, description: 'False where counting stopped at a limit: there are more' })
    totalIsExact: boolean;
  }
  return PageDto;
}
