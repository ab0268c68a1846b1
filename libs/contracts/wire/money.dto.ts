import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { currencies, type Currency, type MoneyText } from '#libs/kernel/money';

/** An amount in one currency. */
export class MoneyDto implements MoneyText {
  @ApiProperty({ description: "Decimal with exactly the currency's digits", example: '125.00' })
  @IsString()
  @MaxLength(20)
  @Matches(/^\d{1,13}(\.\d{2,3})?$/)
  amount: string;

  @ApiProperty({ description: 'ISO 4217', example: 'EUR', enum: currencies })
  @IsIn(currencies)
  currency: Currency;
}

/** A signed amount: what is reversed, or to be recovered. */
export class SignedMoneyDto implements MoneyText {
  @ApiProperty({ description: "Decimal with exactly the currency's digits", example: '-125.00' })
  amount: string;

  @ApiProperty({ description: 'ISO 4217', example: 'EUR', enum: currencies })
  currency: Currency;
}
