import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** One field at fault. */
export class FieldFaultDto {
  @ApiProperty({ description: 'Path of the field; empty for the body itself', example: 'payload.amount' })
  field: string;

  @ApiProperty({ description: 'Stable code, the key of the text', example: 'required' })
  code: string;

  @ApiProperty({ example: 'Required field' })
  detail: string;
}

/** RFC 9457 problem details, as every refusal answers. */
export class ProblemDto {
  @ApiProperty({ example: 'urn:registra:problem:validationFailed' })
  type: string;

  @ApiProperty({ example: 'Please check the data' })
  title: string;

  @ApiProperty({ example: 422 })
  status: number;

  @ApiProperty({
    description: "In the reader's language (Accept-Language; Russian by default)",
    example: 'Some fields are not filled in correctly.',
  })
  detail: string;

  @ApiProperty({ description: 'Stable code, the key of the text', example: 'validationFailed' })
  code: string;

  @ApiProperty({ example: '0197b2c4-req-1' })
  requestId: string;

  @ApiPropertyOptional({ type: [FieldFaultDto] })
  errors?: FieldFaultDto[];

  @ApiPropertyOptional({
    description: 'What would make a refused operation possible, with its figures',
    type: 'object',
    additionalProperties: true,
    example: { key: 'payPrepayment', amount: { amount: '125.00', currency: 'EUR' }, detail: 'Pay €125.00 first.' },
  })
  remedy?: Record<string, unknown>;
}
