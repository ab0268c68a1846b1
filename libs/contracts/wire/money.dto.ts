import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsIn, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { currencies, type Currency, type MoneyText } from '#machines/kernel/money';

/** An amount in one currency. */
export class MoneyDto implements MoneyText {
  @ApiProperty({ description: "Decimal with exactly the currency's digits", example: '125.00' })
  @IsString()
  @MaxLength(20)
  @Matches(/^\d{1,13}(\.\d{2,3})?$/)
  amount: string;

  @ApiProperty({ description: 'ISO 4217', example: 'EUR' })
  @IsIn(currencies)
  currency: Currency;
}

/** A field of a body that holds an amount, with its documentation. */
export const IsMoney = (doc: { description?: string; required?: false } = {}): PropertyDecorator =>
  applyDecorators(
    // `@Nested` of body-reader.ts, which contracts do not import.
    ValidateNested({ context: { classOf: () => MoneyDto } }),
    IsDefined(),
    ApiProperty({ type: MoneyDto, ...doc }),
  );

/** A signed amount: what is reversed, or to be recovered. */
export class SignedMoneyDto implements MoneyText {
  @ApiProperty({ description: "Decimal with exactly the currency's digits", example: '-125.00' })
  amount: string;

  @ApiProperty({ description: 'ISO 4217', example: 'EUR' })
  currency: Currency;
}
