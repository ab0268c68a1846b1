import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches, ValidateBy } from 'class-validator';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { Transform } from '#libs/platform/http/validate';
import { type Currency, currencies } from '#machines/kernel/money';
import { isRate } from '#machines/kernel/exchange';
import { isCalendarDate } from '#machines/kernel/time';
import { IsLine } from '#libs/platform/http/field-rules';
import { type BankAccount, type ExchangeRate, numberPlaceholder, purposeFor } from '#machines/catalogue/payment-settings';
import { Distinct, IsPart, IsParts } from './text-rules.js';

/** As long as the longest possible number of an order. */
const longestNumber = 'R-0000000000';
/** Characters of a transfer's remittance line at most. */
const longestPurpose = 140;

/** Removes spaces and converts to capitals, because account numbers are printed in groups of four. */
const Compact = (): PropertyDecorator =>
  Transform((value) => (typeof value === 'string' ? value.replace(/\s+/g, '').toUpperCase() : value));

/**
 * Accepts an empty text or an account number by ISO 13616: its country's length and alphabet, and the checksum (mod 97). Code: ibanInvalid.
 */
const IsIbanOrEmpty = (): PropertyDecorator =>
  ValidateBy({
    name: 'ibanInvalid',
    validator: { validate: (value: unknown) => typeof value === 'string' && (value === '' || isValidIBAN(value)) },
  });

/** Accepts an empty text or a SWIFT code by ISO 9362: 8 or 11 characters. Code: bicInvalid. */
const IsBicOrEmpty = (): PropertyDecorator =>
  ValidateBy({
    name: 'bicInvalid',
    validator: { validate: (value: unknown) => typeof value === 'string' && (value === '' || isValidBIC(value)) },
  });

/** Requires an IBAN or an account number. Code: ibanOrAccount. */
const IsAccountOrHasIban = (): PropertyDecorator =>
  ValidateBy({
    name: 'ibanOrAccount',
    validator: {
      validate: (value: unknown, args) => {
        const { iban } = (args?.object ?? {}) as { iban?: unknown };
        return (typeof value === 'string' && value.trim() !== '') || (typeof iban === 'string' && iban !== '');
      },
    },
  });

/**
 * Requires a placeholder for the order's number, by which the payment is assigned. Codes: numberMissing; badFormat if it would not fit into
 * a transfer.
 */
const IsPurpose = (): PropertyDecorator => (target, property) => {
  ValidateBy({
    name: 'numberMissing',
    validator: { validate: (value: unknown) => typeof value === 'string' && value.includes(numberPlaceholder) },
  })(target, property);
  ValidateBy({
    name: 'tooLong',
    constraints: [longestPurpose],
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || [...purposeFor(value, longestNumber)].length <= longestPurpose,
    },
  })(target, property);
};

export class PurposeBody {
  @ApiProperty({
    example: 'Оплата заказа {number}',
    description: '{number} is where the order’s number goes; at most 140 characters with it',
  })
  @IsPurpose()
  @IsLine(200)
  ru: string;

  /**
   * The number of the order replaces {number}
   * @example 'Payment for order {number}'
   */
  @IsPurpose()
  @IsLine(200)
  en: string;
}

export class BankAccountBody implements BankAccount {
  @ApiProperty({ description: 'ISO 4217', example: 'EUR' })
  @IsIn(currencies)
  currency: Currency;

  @ApiProperty({ example: 'Registra OÜ', maxLength: 70 })
  @IsLine(70, false)
  payee: string;

  @ApiProperty({ example: 'EE382200221020145685', description: 'With or without spaces; kept without. Empty where the account has none' })
  @Compact()
  @IsString()
  @IsIbanOrEmpty()
  iban: string;

  @ApiProperty({ example: '', maxLength: 60, description: 'The number of an account without IBAN' })
  @IsLine(60)
  @IsAccountOrHasIban()
  account: string;

  @ApiProperty({ example: 'HABAEE2X', description: 'SWIFT code; may be empty' })
  @Compact()
  @IsString()
  @IsBicOrEmpty()
  bic: string;

  @ApiProperty({ example: 'Swedbank AS', maxLength: 100 })
  @IsLine(100, false)
  bank: string;

  @ApiProperty({ example: 'Liivalaia 8, Tallinn', maxLength: 200 })
  @IsLine(200)
  bankAddress: string;

  @IsPart(() => PurposeBody)
  purpose: PurposeBody;
}

export class BankAccountsBody {
  /** The complete list; each currency at most once */
  @IsParts(() => BankAccountBody, { most: currencies.length })
  @Distinct('currency')
  items: BankAccountBody[];
}

const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Requires a decimal above 0. Code: rateInvalid. */
const IsRate = (): PropertyDecorator => ValidateBy({ name: 'rateInvalid', validator: { validate: isRate } });

export class ExchangeRateBody implements ExchangeRate {
  @ApiProperty({ description: 'ISO 4217; never EUR, which is worth one', enum: currencies, example: 'USD' })
  @IsIn(currencies.filter((currency) => currency !== 'EUR'))
  currency: Currency;

  @ApiProperty({
    description: 'Units of the currency for one euro: a decimal above 0, at most 8 digits after the point',
    example: '1.0845',
  })
  @IsRate()
  perEuro: string;

  @ApiProperty({ description: 'Of which day the rate is', example: '2026-11-20' })
  @IsString()
  @Matches(day)
  @ValidateBy({ name: 'mustBeDate', validator: { validate: isCalendarDate } })
  date: string;
}

export class ExchangeRatesBody {
  /** The complete list; each currency at most once */
  @IsParts(() => ExchangeRateBody, { most: currencies.length })
  @Distinct('currency')
  items: ExchangeRateBody[];
}

export class ExchangeRatesDto extends ExchangeRatesBody {
  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;
}
