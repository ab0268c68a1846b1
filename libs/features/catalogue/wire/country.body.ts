import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { type Currency, currencies } from '#machines/kernel/money';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { countryFacts } from '#machines/catalogue/country-schema';
import { type VisitNeeded, visitNeeds } from '#machines/catalogue/public-view';
import { MandatoryPaymentBody, ProseBody, TitleBody } from './catalogue-bodies.js';
import { DueRuleBody } from './due-rule.dto.js';
import { bodyWith } from './plain-classes.js';
import { Distinct, IsPart, IsParts, SaysSomething } from './text-rules.js';

const mostParts = 30;
const mostTasks = 10;
const mostDueRules = 60;
const mostDays = 3650;

export class CountryTaxBody {
  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiProperty({ type: ProseBody })
  @IsPart(() => ProseBody)
  @SaysSomething()
  rate: ProseBody;
}

export class CountryLegalFormBody {
  @ApiProperty({ example: 'OÜ', maxLength: 40 })
  @IsString()
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N} .,&()/-]*$/u)
  @MaxLength(40)
  code: string;

  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiProperty({ type: ProseBody })
  @IsPart(() => ProseBody)
  note: ProseBody;
}

export class CountryTermsBody {
  @ApiProperty({ description: 'Days', example: 3 })
  @IsInt()
  @Min(0)
  @Max(mostDays)
  from: number;

  @ApiProperty({ description: 'Days, not below `from`', example: 10 })
  @IsInt()
  @Min(0)
  @Max(mostDays)
  to: number;

  @ApiProperty({ type: ProseBody })
  @IsPart(() => ProseBody)
  note: ProseBody;
}

export class CountryVisitBody {
  @ApiProperty({ enum: visitNeeds })
  @IsIn(visitNeeds)
  needed: VisitNeeded;

  @ApiProperty({ type: ProseBody })
  @IsPart(() => ProseBody)
  note: ProseBody;
}

export class CountryFactsBody extends bodyWith(countryFacts) {
  @ApiProperty({ type: [CountryTaxBody] })
  @IsParts(() => CountryTaxBody, { most: mostParts })
  taxes: CountryTaxBody[];

  @ApiProperty({ type: [CountryLegalFormBody] })
  @IsParts(() => CountryLegalFormBody, { most: mostParts })
  @Distinct('code')
  legalForms: CountryLegalFormBody[];

  @ApiProperty({ type: CountryTermsBody })
  @IsPart(() => CountryTermsBody)
  terms: CountryTermsBody;

  @ApiProperty({ type: [MandatoryPaymentBody] })
  @IsParts(() => MandatoryPaymentBody, { most: mostParts })
  mandatoryPayments: MandatoryPaymentBody[];

  @ApiPropertyOptional({ type: CountryVisitBody, description: 'Whether somebody has to travel there' })
  @MayBeAbsent()
  @IsPart(() => CountryVisitBody)
  visit?: CountryVisitBody;

  @ApiPropertyOptional({ type: [TitleBody], description: 'What is left for the founder to do' })
  @MayBeAbsent()
  @IsParts(() => TitleBody, { most: mostTasks })
  founderTasks?: TitleBody[];
}

@WholeExample({
  code: 'FI',
  name: { ru: 'Финляндия', en: 'Finland' },
  currency: 'EUR',
  facts: {
    summary: { ru: 'Компания с одним учредителем.', en: 'A company with one founder.' },
    taxes: [{ title: { ru: 'Налог на прибыль', en: 'Corporate income tax' }, rate: { ru: '20 %', en: '20%' } }],
    legalForms: [
      {
        code: 'Oy',
        title: { ru: 'Закрытое общество', en: 'Private limited company' },
        note: { ru: 'Капитал не нужен.', en: 'No capital is needed.' },
      },
    ],
    terms: { from: 5, to: 15, note: { ru: 'После подачи документов.', en: 'Once the documents are filed.' } },
    mandatoryPayments: [
      { title: { ru: 'Пошлина реестра', en: 'Registry fee' }, amount: { amount: '280.00', currency: 'EUR' }, period: 'once' },
    ],
  },
})
export class CountryBody {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2, in either case', example: 'EE' })
  @IsString()
  @MaxLength(2)
  code: string;

  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  name: TitleBody;

  @ApiProperty({ description: 'One of the offered', enum: currencies })
  @IsIn(currencies)
  currency: Currency;

  @ApiProperty({ type: CountryFactsBody })
  @IsPart(() => CountryFactsBody)
  facts: CountryFactsBody;

  @ApiPropertyOptional({ type: [DueRuleBody], description: 'What falls due for its companies; given whole' })
  @MayBeAbsent()
  @IsParts(() => DueRuleBody, { most: mostDueRules })
  dueRules?: DueRuleBody[];
}

class CountryPart extends PartialType(OmitType(CountryBody, ['code']), { skipNullProperties: false }) {}

/** Changes of a country; facts and due rules replace the stored ones. */
@WholeExample({ name: { ru: 'Эстония', en: 'Estonia' } })
export class CountryPatchBody extends CountryPart {
  @ApiPropertyOptional({ description: 'Never changes: only the present one is taken' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(2)
  code?: string;
}
