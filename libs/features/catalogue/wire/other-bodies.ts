import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { type Currency, currencies } from '#machines/kernel/money';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type ChoiceKind, choiceKinds } from '#machines/catalogue/public-view';
import { TitleBody } from './catalogue-bodies.js';
import { IsPart } from './text-rules.js';

const mostCodes = 50;

@WholeExample({ title: { ru: 'Лицензии', en: 'Licences' }, key: 'licences' })
export class ServiceTypeBody {
  @ApiProperty({ type: TitleBody, description: 'No other type has it, in either language' })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiPropertyOptional({ description: 'Stable; made of the English title when it is left out', example: 'companyRegistration' })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z][a-zA-Z0-9]{1,39}$/)
  key?: string;
}

@WholeExample({ title: { ru: 'Регистрация компании', en: 'Company registration' } })
export class ServiceTypePatchBody {
  @ApiPropertyOptional({ type: TitleBody })
  @MayBeAbsent()
  @IsPart(() => TitleBody)
  title?: TitleBody;
}

@WholeExample({ kind: 'activityArea', code: 'agriculture', title: { ru: 'Сельское хозяйство', en: 'Agriculture' } })
export class ChoiceBody {
  @ApiProperty({ enum: choiceKinds })
  @IsIn(choiceKinds)
  kind: ChoiceKind;

  @ApiPropertyOptional({ description: 'Stable; made of the English title when it is left out', example: 'consulting' })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z][a-zA-Z0-9-]{0,39}$/)
  code?: string;

  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;
}

@WholeExample({ title: { ru: 'Разработка и IT-услуги', en: 'Software and IT services' } })
export class ChoicePatchBody {
  @ApiPropertyOptional({ type: TitleBody })
  @MayBeAbsent()
  @IsPart(() => TitleBody)
  title?: TitleBody;
}

@WholeExample({ offered: [...currencies] })
export class CurrenciesBody {
  @ApiProperty({ description: 'What a price may be given in, in the order of choice', enum: currencies, isArray: true })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(currencies, { each: true })
  offered: Currency[];
}

/** A configuration to price; omitted options are the cheapest, omitted lists empty. */
@WholeExample({ employeesAmount: 1, registrationPeriod: 10, director: 'own', directorCompany: [], activityAreas: ['it'] })
export class QuoteBody {
  @ApiPropertyOptional({ example: 1 })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  employeesAmount?: number;

  @ApiPropertyOptional({ example: 10, description: 'A value of one of the offered periods' })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  registrationPeriod?: number;

  @ApiPropertyOptional({ example: 'own', description: 'A code of the offered directors' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(100)
  director?: string;

  @ApiPropertyOptional({ type: [String], example: [] })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(mostCodes)
  @ArrayUnique()
  @IsString({ each: true })
  directorCompany?: string[];

  @ApiPropertyOptional({ type: [String], example: ['it'] })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(mostCodes)
  @ArrayUnique()
  @IsString({ each: true })
  activityAreas?: string[];
}
