import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CataloguePriceDto, CatalogueTextDto, MandatoryPaymentDto } from './catalogue.dto.js';
import { ServiceTermDto } from './service.dto.js';

export const quoteLines = ['base', 'employees', 'period', 'director', 'directorCompany', 'activityArea'] as const;

export class QuoteLineDto {
  @ApiProperty({ enum: quoteLines })
  code: (typeof quoteLines)[number];

  @ApiPropertyOptional({ description: 'The chosen value or code; of employees, how many above the minimum', example: 'own' })
  ref?: string;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: CataloguePriceDto })
  amount: CataloguePriceDto;
}

/** What a configuration costs: what an order of it would cost if it were placed now. */
export class QuoteDto {
  @ApiProperty({ type: CataloguePriceDto })
  price: CataloguePriceDto;

  @ApiProperty({ type: CataloguePriceDto, description: 'The prepayment' })
  now: CataloguePriceDto;

  @ApiProperty({ type: CataloguePriceDto, description: 'The rest, when the work is done' })
  later: CataloguePriceDto;

  @ApiProperty({ description: 'Percent, at most two decimals', example: 30 })
  prepaymentPercent: number;

  @ApiProperty({ type: ServiceTermDto })
  term: ServiceTermDto;

  @ApiProperty({ type: [QuoteLineDto], description: 'Their sum is the price' })
  lines: QuoteLineDto[];

  @ApiProperty({ type: [MandatoryPaymentDto], description: 'Paid to the state or a third party, not part of the price' })
  mandatoryPayments: MandatoryPaymentDto[];

  @ApiPropertyOptional({ type: [CataloguePriceDto], description: 'Of the mandatory payments those of every year, by currency' })
  yearly?: CataloguePriceDto[];
}

/** What became of a deletion. */
export class RemovedDto {
  @ApiProperty({ description: 'True: something uses it, so it is archived; false: it is gone' })
  archived: boolean;
}
