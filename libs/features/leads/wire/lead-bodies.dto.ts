import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Equals, IsIn, IsObject, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { IsPhone, MayBeAbsent, phoneDoc, Readable } from '#libs/platform/http/field-rules';
import { IsMailbox, longestMailbox } from '#libs/platform/http/mailbox';
import { PersonNameBody } from '#libs/platform/http/person-name.dto';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type LeadOperation, leadOperations } from '#machines/lead/commands';
import { type CallOutcome, callOutcomes, type LossReason, lossReasons } from '#machines/lead/state';

const longestNote = 2000;

/** What an operation needs beside its name: recordCall an outcome, lose a reason, reassign somebody. */
export class LeadOperationPayload {
  /** Of recordCall */
  @MayBeAbsent()
  @IsIn(callOutcomes)
  outcome?: CallOutcome;

  @ApiProperty({ format: 'date-time', description: 'Of recordCall: when to call again; needed for callLater and only there' })
  @MayBeAbsent()
  @IsString()
  at?: string;

  /** Of lose */
  @MayBeAbsent()
  @IsIn(lossReasons)
  reason?: LossReason;

  @ApiProperty({ maxLength: longestNote, description: 'Of recordCall and lose' })
  @MayBeAbsent()
  @Readable()
  @IsString()
  note?: string;

  /** Of win: an order of the client that came of it */
  @MayBeAbsent()
  @IsUUID()
  order?: Id;

  /** Of reassign */
  @MayBeAbsent()
  @IsUUID()
  assignee?: Id;
}

/** Erasing has a separate endpoint. */
export const calledOperations = leadOperations.filter((operation): operation is Exclude<LeadOperation, 'erase'> => operation !== 'erase');

@WholeExample({ operation: 'take' })
export class LeadOperationBody {
  @IsIn(calledOperations)
  operation: (typeof calledOperations)[number];

  @IsOptional()
  @ValidateNested()
  @Type(() => LeadOperationPayload)
  payload?: LeadOperationPayload;
}

@WholeExample({ confirm: 'ERASE' })
export class EraseLeadBody {
  @Equals('ERASE')
  confirm: 'ERASE';
}

/** Who becomes the client, as far as it differs from what the visitor left. */
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
  @ValidateNested()
  @Type(() => LeadClientBody)
  client?: LeadClientBody;
}
