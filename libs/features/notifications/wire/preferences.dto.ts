import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type Channel, type Kind, type MailChoice, kinds, mailChoices } from './kinds.js';

export class PreferenceDto {
  kind: Kind;
  @ApiProperty({ example: 'Something for you to do', description: "In the reader's language" })
  title: string;
  /** The events of this kind, and the reason of a locked channel */
  description: string;
  inApp: boolean;
  mail: MailChoice;
  /** Channels that cannot be changed */
  locked: Channel[];
}

export class DigestDto {
  /** Whether a daily email is offered, which only staff get */
  offered: boolean;
  @ApiProperty({ minimum: 0, maximum: 23, example: 8 })
  hour: number;
  @ApiProperty({ example: 'Europe/Berlin', description: 'IANA' })
  timeZone: string;
}

/** Only the kinds that this person can get. */
export class PreferencesDto {
  kinds: PreferenceDto[];
  digest: DigestDto;
}

export class PreferenceBody {
  @IsIn(kinds)
  kind: Kind;
  @IsBoolean()
  inApp: boolean;
  @IsIn(mailChoices)
  mail: MailChoice;
}

export class DigestBody {
  @IsInt()
  @Min(0)
  @Max(23)
  hour: number;
  /**
   * IANA name of the zone in which the hour is meant
   * @example 'Europe/Berlin'
   */
  @IsString()
  @MaxLength(60)
  timeZone: string;
}

/** Omitted kinds stay unchanged. */
@WholeExample({ kinds: [{ kind: 'chatMessage', inApp: true, mail: 'immediately' }] })
export class PreferencesBody {
  @IsArray()
  @ArrayMaxSize(kinds.length)
  @ArrayUnique((one: PreferenceBody) => one.kind)
  @Nested(() => PreferenceBody)
  kinds: PreferenceBody[];
  @MayBeAbsent()
  @Nested(() => DigestBody)
  digest?: DigestBody;
}
