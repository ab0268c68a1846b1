import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Bilingual } from '#machines/kernel/ids';
import { currencies, type Currency, type MoneyText } from '#machines/kernel/money';
import { IsLine } from '#libs/platform/http/field-rules';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { IsAmount, IsPart, IsProse } from './text-rules.js';

const mostTitle = 200;

/** Neither language may be empty. */
export class TitleBody implements Bilingual {
  @ApiProperty({ example: 'Эстония', maxLength: mostTitle })
  @IsLine(mostTitle, false)
  ru: string;

  @ApiProperty({ example: 'Estonia', maxLength: mostTitle })
  @IsLine(mostTitle, false)
  en: string;
}

/** A text of several lines; a missing translation is empty. */
export class ProseBody implements Bilingual {
  @ApiProperty({ example: 'Компания с одним учредителем и удалённым управлением.', maxLength: 10_000 })
  @IsProse()
  ru: string;

  @ApiProperty({ example: 'A company with one founder, run from anywhere.', maxLength: 10_000 })
  @IsProse()
  en: string;
}

/** An amount of 0 or more. */
export class PriceBody implements MoneyText {
  @ApiProperty({ description: "Decimal with exactly the currency's digits, not below 0", example: '890.00' })
  @IsAmount()
  amount: string;

  @ApiProperty({ description: 'ISO 4217', enum: currencies, example: 'EUR' })
  @IsIn(currencies)
  currency: Currency;
}

export class MandatoryPaymentBody implements MandatoryPaymentView {
  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiProperty({ type: PriceBody })
  @IsPart(() => PriceBody)
  amount: PriceBody;

  @ApiProperty({ enum: ['once', 'yearly'] })
  @IsIn(['once', 'yearly'])
  period: 'once' | 'yearly';
}
