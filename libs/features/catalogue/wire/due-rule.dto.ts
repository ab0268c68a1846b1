import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import type { Id } from '#machines/kernel/ids';
import { type DueKind, dueKinds, type DuePeriod, duePeriods, mostDueDays, mostDueMonths } from '#machines/company/due-dates';
import { IsLine, MayBeAbsent } from '#libs/platform/http/field-rules';
import { PriceBody, ProseBody, TitleBody } from './catalogue-bodies.js';
import { IsPart } from './text-rules.js';

const longestForm = 40;
const longestAnchor = 12;
const longestSource = 300;

/** A duty of companies of a country, with its due date */
export class DueRuleBody {
  @ApiPropertyOptional({ format: 'uuid', description: 'Of a rule the country has; a new rule has none' })
  @MayBeAbsent()
  @IsUUID()
  _id?: Id;

  /** Short name of a legal form of the country; null: every form */
  @IsOptional()
  @IsString()
  @MaxLength(longestForm)
  legalForm?: string | null;

  @IsPart(() => TitleBody)
  title: TitleBody;

  @IsPart(() => ProseBody)
  text: ProseBody;

  @IsIn(dueKinds)
  kind: DueKind;

  /**
   * `registeredOn`, `yearEnd` or a day of every year as MM-DD; 02-29 is the last day of February
   * @example 'yearEnd'
   */
  @IsString()
  @MaxLength(longestAnchor)
  anchor: string;

  /**
   * Months after the anchor day
   * @example 6
   */
  @IsInt()
  @Min(0)
  @Max(mostDueMonths)
  months: number;

  /**
   * Days after the months; below 0: before
   * @example 0
   */
  @IsInt()
  @Min(-mostDueDays)
  @Max(mostDueDays)
  days: number;

  @IsIn(duePeriods)
  every: DuePeriod;

  /**
   * Days before the due day by which work should begin
   * @example 30
   */
  @IsInt()
  @Min(0)
  @Max(mostDueDays)
  leadDays: number;

  /** The charge of the state or others; null: unknown */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsPart(() => PriceBody)
  cost?: PriceBody | null;

  /** The cost of being late; may be empty */
  @IsPart(() => ProseBody)
  fine: ProseBody;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'A service of the country that does it' })
  @IsOptional()
  @IsUUID()
  service?: Id | null;

  /**
   * The law that it follows from
   * @example 'Raamatupidamise seadus § 14'
   */
  @IsLine(longestSource, false)
  source: string;

  /** An example that nobody has checked */
  @IsBoolean()
  isSample: boolean;
}

export class DueRuleDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  /** Short name of a legal form of the country; null: every form */
  legalForm: string | null;

  title: BilingualDto;

  text: BilingualDto;

  kind: DueKind;

  /**
   * `registeredOn`, `yearEnd` or a day of every year as MM-DD; 02-29 is the last day of February
   * @example 'yearEnd'
   */
  anchor: string;

  /**
   * Months after the anchor day
   * @example 6
   */
  months: number;

  /**
   * Days after the months; below 0: before
   * @example 0
   */
  days: number;

  every: DuePeriod;

  /**
   * Days before the due day by which work should begin
   * @example 30
   */
  leadDays: number;

  /** The charge of the state or others; null: unknown */
  cost: MoneyDto | null;

  /** The cost of being late; may be empty */
  fine: BilingualDto;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  service: Id | null;

  /**
   * The law that it follows from
   * @example 'Raamatupidamise seadus § 14'
   */
  source: string;

  /** An example that nobody has checked */
  isSample: boolean;
}
