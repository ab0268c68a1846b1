import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, IsUUID } from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type Rating, ratings } from '#machines/feedback/state';

/** Characters of a feedback, an answer and a reason. */
export const longestText = 2000;

const text = { minLength: 1, maxLength: longestText, description: 'What is left without spaces at its ends' };

@WholeExample({ order: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b', rating: 5, text: 'Quick and clear.', public: true })
export class GiveFeedbackBody {
  @IsUUID()
  order: Id;
  @IsIn(ratings)
  rating: Rating;
  @ApiPropertyOptional(text)
  @MayBeAbsent()
  @IsString()
  text?: string;
  /** Anyone may read it once staff have published it */
  @IsBoolean()
  public: boolean;
}

export const calledActions = ['change', 'publish', 'hide', 'answer'] as const;

@WholeExample({ operation: 'answer', answer: 'Thank you, Anna!' })
export class FeedbackOperationBody {
  @IsIn(calledActions)
  operation: (typeof calledActions)[number];
  /** The new rating, of the operation change */
  @MayBeAbsent()
  @IsIn(ratings)
  rating?: Rating;
  @ApiPropertyOptional({ ...text, description: 'Of change; without it there is no text any more' })
  @MayBeAbsent()
  @IsString()
  text?: string;
  /** Whether anyone may read it, of the operation change */
  @MayBeAbsent()
  @IsBoolean()
  public?: boolean;
  @ApiPropertyOptional({ ...text, description: 'Of hide: the reason that its client sees' })
  @MayBeAbsent()
  @IsString()
  reason?: string;
  @ApiPropertyOptional({ ...text, description: 'Of answer' })
  @MayBeAbsent()
  @IsString()
  answer?: string;
}
