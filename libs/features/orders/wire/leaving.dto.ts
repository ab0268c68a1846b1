import { IsBoolean, IsEmail, IsInt, Max, MaxLength, Min } from 'class-validator';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { WholeExample } from '#libs/platform/http/api-docs';
import { IsLine, IsText } from '#libs/platform/http/field-rules';
import type { Leaving } from '#machines/order/facts';

/** The refund of the client if the order stops now, and the part that is kept. */
export class LeavingDto {
  /** The refund, out of the money that is held and not reserved by other refunds */
  back: MoneyDto;

  /** The part of the refund that waits for the end of a dispute */
  disputed: MoneyDto;

  /**
   * The price of the visible steps that are done, or all of it once the work is accepted. It may exceed what is held; the difference is not
   * due
   */
  kept: MoneyDto;

  /** Refunds under way, returned in any case */
  reserved: MoneyDto;

  /** Reported transfers and payments under check, not part of the refund */
  announced: MoneyDto;

  stepsDone: number;

  stepsAll: number;

  /** Why this part is kept; `accepted`: nobody can cancel the order any more */
  reason: Leaving['reason'];

  /** What the client can do: cancel, withdraw, ask staff, or wait for their answer */
  way: Leaving['way'];
}

/** A consumer's right to withdraw from the order. */
export class WithdrawalRightDto {
  /** Calendar days after the confirmation */
  days: number;

  /** Its last day at the office; null until the order is confirmed */
  endsOn: string | null;

  /** Whether the client asked that work begins before the right ends */
  startEarly: boolean;

  /** When the client withdrew; null: they did not */
  withdrawnAt: string | null;
}

export class CancellationRequestDto {
  /**
   * When the client asked to cancel
   * @example '2026-11-29T14:21:48.147Z'
   */
  at: string;

  reason: string;

  /** The refund at the time of the request */
  back: MoneyDto;

  /** Null while the request is open, and once the order has ended */
  answer: string | null;
}

/** Terms that the client agrees to after placing the order. */
@WholeExample({ terms: 3, startEarly: false })
export class AgreeDto {
  /** A published version of the terms */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  terms: number;

  /** Work may begin before the right to withdraw ends */
  @IsBoolean()
  startEarly: boolean;
}

/** The name of the person who withdraws. The acknowledgement is emailed to the account and can be downloaded. */
@WholeExample({ name: 'Anna Berg', email: 'anna@example.com' })
export class DeclareWithdrawalDto {
  @IsLine(200, false)
  name: string;

  @IsEmail()
  @MaxLength(254)
  email: string;
}

@WholeExample({ reason: 'We found a partner who already has a company' })
export class RequestCancellationDto {
  /** For staff */
  @IsText(1000)
  reason: string;
}

@WholeExample({ answer: 'The registry has already entered the company, so it can no longer be cancelled.' })
export class AnswerCancellationDto {
  /** For the client */
  @IsText(1000)
  answer: string;
}
