import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { BilingualDto, CountryRefDto, NamedRefDto, OrderRefDto, TitledRefDto } from '#libs/contracts/wire/refs.dto';
import { WholeExample } from '#libs/platform/http/api-docs';
import { IsCalendarDate, IsText, MayBeAbsent } from '#libs/platform/http/field-rules';
import type { DueKind } from '#machines/company/due-dates';
import type { DueState } from '#machines/company/due-states';

export class DueCompanyDto extends NamedRefDto {
  country: CountryRefDto;
}

/** The order that serves a due date. */
export class DueOrderDto extends OrderRefDto {
  /** As the order's own status */
  status: string;
}

/** A person's mark that the duty was fulfilled. */
export class DueDoneDto {
  /** YYYY-MM-DD */
  on: string;
  proof: string | null;
}

/** A person's mark that the duty does not apply to the company. */
export class DueNotOursDto {
  reason: string;
}

/** What falls due for a company, by a rule of its country. A rule has one due date for an anchor day. */
export class DueDateDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;
  company: DueCompanyDto;
  /** Id of the rule in the catalogue */
  rule: string;
  title: BilingualDto;
  text: BilingualDto;
  kind: DueKind;
  /** YYYY-MM-DD */
  dueOn: string;
  /** YYYY-MM-DD, when work should begin */
  startOn: string;
  /** YYYY-MM-DD, the day that the rule counts from */
  anchorOn: string;
  /** soon: work should have started; inWork: an order serves it; done: that order finished, or it is marked; notOurs: marked */
  state: DueState;
  /** What the state or others charge; null: unknown */
  cost: MoneyDto | null;
  /** What being late costs; may be empty */
  fine: BilingualDto;
  /** The law that it follows from */
  source: string;
  /** A service that does it; null: none does */
  service: TitledRefDto | null;
  /** Null: none, or one that the reader does not see */
  order: DueOrderDto | null;
  /** The mark of people; null: there is none */
  done: DueDoneDto | null;
  notOurs: DueNotOursDto | null;
  /** By a rule that is an example and that nobody has checked */
  isSample: boolean;
}

/** What falls due next for a company: the earliest due date that is open. */
export class NextDueDto {
  title: BilingualDto;
  /** YYYY-MM-DD */
  dueOn: string;
  state: DueState;
}

export class DueDatePageDto extends PageOf(DueDateDto) {}

const longestNote = 300;

@WholeExample({ on: '2026-01-31', proof: 'Receipt 2026-1187 of the register' })
export class DueDoneBody {
  @ApiProperty({ format: 'date', description: 'Not after today' })
  @IsCalendarDate()
  on: string;
  @ApiPropertyOptional({ maxLength: longestNote })
  @MayBeAbsent()
  @IsText(longestNote)
  proof?: string;
}

@WholeExample({ reason: 'The company has no employees' })
export class DueNotOursBody {
  @ApiProperty({ maxLength: longestNote })
  @IsText(longestNote)
  reason: string;
}
