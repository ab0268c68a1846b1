import { ApiProperty } from '@nestjs/swagger';
import { type Currency, currencies } from '#libs/kernel/currency';
import type { Bilingual } from '#libs/kernel/ids';
import type { MoneyText } from '#libs/kernel/money';

/** A text in both languages. */
export class CatalogueTextDto implements Bilingual {
  @ApiProperty({ example: 'Эстония' })
  ru: string;

  @ApiProperty({ example: 'Estonia' })
  en: string;
}

/** An amount of one currency. */
export class CataloguePriceDto implements MoneyText {
  @ApiProperty({ description: "Decimal with exactly the currency's digits", example: '890.00' })
  amount: string;

  @ApiProperty({ description: 'ISO 4217', enum: currencies, example: 'EUR' })
  currency: Currency;
}

/** Paid to the state or a third party: shown, never charged. */
export class MandatoryPaymentDto {
  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: CataloguePriceDto })
  amount: CataloguePriceDto;

  @ApiProperty({ enum: ['once', 'yearly'] })
  period: 'once' | 'yearly';
}
