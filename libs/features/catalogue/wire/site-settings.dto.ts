import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { type Currency, currencies } from '#machines/kernel/money';
import { isTimeZone } from '#machines/kernel/time-zone';
import {
  type MessengerKind,
  type SiteSettings,
  type SocialKind,
  type WorkingHours,
  messengerKinds,
  siteCompany,
  siteContacts,
  sitePromises,
  socialKinds,
} from '#machines/catalogue/site-settings';
import { settlementCurrencies, type SettlementCurrency } from '#machines/catalogue/settlement';
import { ProseBody } from './catalogue-bodies.js';
import { bodyWith } from './plain-classes.js';
import { Distinct, IsPart, IsParts } from './text-rules.js';

const mostAddress = 300;
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** An address that a browser may be sent to. */
const IsWebAddress = (): PropertyDecorator =>
  IsUrl({ protocols: ['https'], require_protocol: true, require_valid_protocol: true, disallow_auth: true });

export class SocialLinkDto {
  @ApiProperty({ enum: socialKinds })
  @IsIn(socialKinds)
  kind: SocialKind;

  @ApiProperty({ description: 'https only', example: 'https://t.me/registra' })
  @IsWebAddress()
  @MaxLength(mostAddress)
  url: string;
}

export class MessengerLinkDto {
  @ApiProperty({ enum: messengerKinds })
  @IsIn(messengerKinds)
  kind: MessengerKind;

  @ApiProperty({ description: 'https only', example: 'https://wa.me/3725550100' })
  @IsWebAddress()
  @MaxLength(mostAddress)
  url: string;
}

export class WorkingHoursDto implements WorkingHours {
  @ApiProperty({ description: 'IANA name', example: 'Europe/Tallinn' })
  @ValidateBy({ name: 'notOffered', validator: { validate: isTimeZone } })
  timeZone: string;

  @ApiProperty({ description: '1 is Monday', type: [Number], example: [1, 2, 3, 4, 5] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  days: number[];

  @ApiProperty({ example: '09:00' })
  @IsString()
  @Matches(clock)
  from: string;

  @ApiProperty({ description: 'After `from`', example: '19:00' })
  @IsString()
  @Matches(clock)
  to: string;
}

export class SiteCompanyDto extends bodyWith(siteCompany) {}

/** Promises of the company that public pages show, in whole units. */
export class SitePromisesDto extends bodyWith(sitePromises) {}

/** How the product can be reached. */
class SiteSettingsParts extends bodyWith(siteContacts) implements SiteSettings {
  @ApiProperty({ type: [SocialLinkDto], description: 'Each kind at most once' })
  @IsParts(() => SocialLinkDto, { most: socialKinds.length })
  @Distinct('kind')
  social: SocialLinkDto[];

  @ApiProperty({ type: [MessengerLinkDto], description: 'Each kind at most once' })
  @IsParts(() => MessengerLinkDto, { most: messengerKinds.length })
  @Distinct('kind')
  messengers: MessengerLinkDto[];

  @ApiProperty({ type: WorkingHoursDto })
  @IsPart(() => WorkingHoursDto)
  workingHours: WorkingHoursDto;

  @ApiProperty({ type: SiteCompanyDto })
  @IsPart(() => SiteCompanyDto)
  company: SiteCompanyDto;

  @ApiProperty({ type: ProseBody, nullable: true, description: 'Stands wherever prices do, such as that they are samples' })
  @ValidateIf((_, value) => value !== null)
  @IsPart(() => ProseBody)
  notice: ProseBody | null;

  @ApiProperty({ type: SitePromisesDto })
  @IsPart(() => SitePromisesDto)
  promises: SitePromisesDto;

  @ApiProperty({
    enum: settlementCurrencies,
    description: 'What an order is paid in whose service has a price in a currency without provider and bank account',
  })
  @IsIn(settlementCurrencies)
  settlementCurrency: SettlementCurrency;
}

export class SiteSettingsDto extends SiteSettingsParts {
  @ApiPropertyOptional({ description: 'For If-Match; only for those who may read the settings section', example: 3 })
  version?: number;
}

/** What of the settings is to change; each part is given whole. */
export class SiteSettingsBody extends PartialType(SiteSettingsParts, { skipNullProperties: false }) {}

export class CurrenciesDto {
  @ApiProperty({ description: 'What a price may be given in, in the order of choice', enum: currencies, isArray: true })
  offered: Currency[];

  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;
}
