import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '#libs/contracts/wire/page';
import { CountryRefDto, NamedRefDto, OrderRefDto, TitledRefDto } from '#libs/contracts/wire/refs.dto';
import { FlagsOf } from '#libs/platform/http/api-docs';
import { feedbackActions } from '#machines/feedback/rules';
import { type FeedbackStatus, type Rating } from '#machines/feedback/state';
import { listedStates } from './feedback-grammar.js';

export class FeedbackMayDto extends FlagsOf(feedbackActions, { change: 'By its client, for 14 days' }) {}

/** Rating, text and answer, with service and country. */
class SaidFeedbackDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;
  service: TitledRefDto;
  country: CountryRefDto;
  rating: Rating;
  text: string | null;
  answer: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class FeedbackDto extends SaidFeedbackDto {
  version: number;
  order: OrderRefDto;
  /** The client; the partner gets the short name, "Anna S." */
  client: NamedRefDto;
  partner: NamedRefDto | null;
  /** The client allows anyone to read it once staff have published it */
  public: boolean;
  @ApiProperty({ enum: listedStates })
  state: FeedbackStatus;
  /** Why it is hidden */
  reason: string | null;
  @ApiProperty({ format: 'date-time' })
  answeredAt: string | null;
  /** A bad rating that waits for the head of customer service; only for staff */
  awaiting?: boolean;
  may: FeedbackMayDto;
}

/** Counts per state, ignoring the filter by state. */
export class FeedbackCountsDto {
  unpublished: number;
  published: number;
  hidden: number;
}

const averageDoc = { type: Number, nullable: true, example: 4.6, description: 'Of all that are asked for, to one decimal; null for none' };

export class FeedbackPageDto extends PageOf(FeedbackDto) {
  counts: FeedbackCountsDto;
  @ApiProperty(averageDoc)
  average: number | null;
}

export class PublishedFeedbackDto extends SaidFeedbackDto {
  /**
   * First name and initial of the client
   * @example 'Anna S.'
   */
  name: string;
}

export class PublishedFeedbackPageDto extends PageOf(PublishedFeedbackDto) {
  @ApiProperty(averageDoc)
  average: number | null;
}

/** The feedback on an order, and whether its client may give one and is asked to. */
export class FeedbackOfOrderDto {
  feedback: FeedbackDto | null;
  /** The reader may give one now */
  give: boolean;
  /** The reader is asked: three days after the finish, and never again after declining */
  asked: boolean;
}
