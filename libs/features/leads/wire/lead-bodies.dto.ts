import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsIn, IsObject, IsOptional, IsString, IsUUID } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import type { Id } from '#machines/kernel/ids';
import { IsPhone, MayBeAbsent, phoneDoc, Readable } from '#libs/platform/http/field-rules';
import { IsMailbox, longestMailbox } from '#libs/platform/http/mailbox';
import { PersonNameBody } from '#libs/platform/http/person-name.dto';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type LeadOperation, leadOperations } from '#machines/lead/commands';
import { type CallOutcome, callOutcomes, type LossReason, lossReasons } from '#machines/lead/state';

const longestNote = 2000;

export class LeadOperationPayload {
  /** The outcome, of recordCall */
  @MayBeAbsent()
  @IsIn(callOutcomes)
  outcome?: CallOutcome;

  @ApiProperty({ format: 'date-time', description: 'Of recordCall: when to call again; needed for callLater and only there' })
  @MayBeAbsent()
  @IsString()
  at?: string;

  /** The reason, of lose */
  @MayBeAbsent()
  @IsIn(lossReasons)
  reason?: LossReason;

  @ApiProperty({ maxLength: longestNote, description: 'Of recordCall and lose' })
  @MayBeAbsent()
  @Readable()
  @IsString()
  note?: string;

  /** An order of the client that resulted, of win */
  @MayBeAbsent()
  @IsUUID()
  order?: Id;

  /** The new assignee, of reassign */
  @MayBeAbsent()
  @IsUUID()
  assignee?: Id;
}

/** All but erasing, which has a separate endpoint. */
export const calledOperations = leadOperations.filter((operation): operation is Exclude<LeadOperation, 'erase'> => operation !== 'erase');

@WholeExample({ operation: 'take' })
export class LeadOperationBody {
  @IsIn(calledOperations)
  operation: (typeof calledOperations)[number];

  @IsOptional()
  @Nested(() => LeadOperationPayload)
  payload?: LeadOperationPayload;
}

@WholeExample({ confirm: 'ERASE' })
export class EraseLeadBody {
  @Equals('ERASE')
  confirm: 'ERASE';
}

@WholeExample({ firstName: 'Anna', email: 'anna.lead@example.org' })
export class LeadClientBody extends PersonNameBody {
  @ApiProperty({ maxLength: longestMailbox })
  @MayBeAbsent()
  @IsMailbox()
  email?: string;

  @ApiPropertyOptional(phoneDoc)
  @MayBeAbsent()
  @IsPhone()
  phone?: string;
}

export class LeadOrderBody {
  @ApiProperty({
    description: 'As POST /orders takes it, without the client',
    additionalProperties: true,
    allOf: [{ $ref: '#/components/schemas/PlaceOrderDto' }],
  })
  @IsObject()
  order: Record<string, unknown>;

  @IsOptional()
  @Nested(() => LeadClientBody)
  client?: LeadClientBody;
}
