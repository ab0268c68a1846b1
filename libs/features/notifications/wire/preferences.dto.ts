import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type Channel, type Kind, type MailChoice, channels, kinds, mailChoices } from './kinds.js';

export class PreferenceDto {
  @ApiProperty({ enum: kinds })
  kind: Kind;
  @ApiProperty({ example: 'Something for you to do', description: "In the reader's language" })
  title: string;
  @ApiProperty({ description: 'What comes under it, and why a channel is locked' })
  description: string;
  @ApiProperty()
  inApp: boolean;
  @ApiProperty({ enum: mailChoices })
  mail: MailChoice;
  @ApiProperty({ enum: channels, isArray: true, description: 'Channels that cannot be changed' })
  locked: Channel[];
}

export class DigestDto {
  @ApiProperty({ description: 'Only staff are offered a mail a day' })
  offered: boolean;
  @ApiProperty({ minimum: 0, maximum: 23, example: 8 })
  hour: number;
  @ApiProperty({ example: 'Europe/Berlin', description: 'IANA' })
  timeZone: string;
}

/** Only the kinds this person can get. */
export class PreferencesDto {
  @ApiProperty({ type: [PreferenceDto] })
  kinds: PreferenceDto[];
  @ApiProperty({ type: DigestDto })
  digest: DigestDto;
}

export class PreferenceBody {
  @ApiProperty({ enum: kinds })
  @IsIn(kinds)
  kind: Kind;
  @ApiProperty()
  @IsBoolean()
  inApp: boolean;
  @ApiProperty({ enum: mailChoices })
  @IsIn(mailChoices)
  mail: MailChoice;
}

export class DigestBody {
  @ApiProperty({ minimum: 0, maximum: 23 })
  @IsInt()
  @Min(0)
  @Max(23)
  hour: number;
  @ApiProperty({ example: 'Europe/Berlin', maxLength: 60 })
  @IsString()
  @MaxLength(60)
  timeZone: string;
}

/** Kinds that are left out stay as they are. */
@WholeExample({ kinds: [{ kind: 'chatMessage', inApp: true, mail: 'immediately' }] })
export class PreferencesBody {
  @ApiProperty({ type: [PreferenceBody] })
  @IsArray()
  @ArrayMaxSize(kinds.length)
  @ArrayUnique((one: PreferenceBody) => one.kind)
  @ValidateNested({ each: true })
  @Type(() => PreferenceBody)
  kinds: PreferenceBody[];
  @ApiPropertyOptional({ type: DigestBody })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DigestBody)
  digest?: DigestBody;
}
