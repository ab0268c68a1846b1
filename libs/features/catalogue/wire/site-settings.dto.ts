import { ApiProperty, PartialType } from '@nestjs/swagger';
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
import { type Currency } from '#machines/kernel/money';
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

/** Requires https, because browsers are sent there. */
const IsWebAddress = (): PropertyDecorator =>
  IsUrl({ protocols: ['https'], require_protocol: true, require_valid_protocol: true, disallow_auth: true });

export class SocialLinkDto {
  @IsIn(socialKinds)
  kind: SocialKind;

  @ApiProperty({ description: 'https only', example: 'https://t.me/registra' })
  @IsWebAddress()
  @MaxLength(mostAddress)
  url: string;
}

export class MessengerLinkDto {
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

  @ApiProperty({ description: '1 is Monday', example: [1, 2, 3, 4, 5] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  days: number[];

  /**
   * Opening time on the office's clock
   * @example '09:00'
   */
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

/** Contacts, company, promises and settlement currency of the site. */
class SiteSettingsParts extends bodyWith(siteContacts) implements SiteSettings {
  /** Each kind at most once */
  @IsParts(() => SocialLinkDto, { most: socialKinds.length })
  @Distinct('kind')
  social: SocialLinkDto[];

  /** Each kind at most once */
  @IsParts(() => MessengerLinkDto, { most: messengerKinds.length })
  @Distinct('kind')
  messengers: MessengerLinkDto[];

  @IsPart(() => WorkingHoursDto)
  workingHours: WorkingHoursDto;

  @IsPart(() => SiteCompanyDto)
  company: SiteCompanyDto;

  /** Shown next to prices, such as that they are samples */
  @ValidateIf((_, value) => value !== null)
  @IsPart(() => ProseBody)
  notice: ProseBody | null;

  @IsPart(() => SitePromisesDto)
  promises: SitePromisesDto;

  /** The currency of orders whose service is priced in a currency without provider and bank account */
  @IsIn(settlementCurrencies)
  settlementCurrency: SettlementCurrency;
}

export class SiteSettingsDto extends SiteSettingsParts {
  @ApiProperty({ description: 'For If-Match; only for those who may read the settings section', example: 3 })
  version?: number;
}

/** Changes of the settings; each part replaces the stored one. */
export class SiteSettingsBody extends PartialType(SiteSettingsParts, { skipNullProperties: false }) {}

export class CurrenciesDto {
  /** Currencies of prices, in the order of choice */
  offered: Currency[];

  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;
}
