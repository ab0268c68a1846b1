import { ApiProperty } from '@nestjs/swagger';
import { type CommandName, type OperationName, operationNames } from '#machines/order/commands';
import { type MachineView, type RefusalCode, refusalCodes, type Who } from '#machines/order/decision';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

/** What would make a refused operation possible. */
export class RemedyDto {
  @ApiProperty({ example: 'payPrepayment', description: 'Key of the text' })
  key: string;
  @ApiProperty({ example: 'EUR 540.00 more is needed', description: "In the reader's language" })
  text: string;
  @ApiProperty({ type: MoneyDto, required: false })
  amount?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  amountMax?: MoneyDto;
  @ApiProperty({ required: false, example: 32.5 })
  percentMax?: number;
  @ApiProperty({ required: false, example: 2 })
  count?: number;
  @ApiProperty({ required: false, enum: progressStatuses, isArray: true })
  statuses?: ProgressStatus[];
  @ApiProperty({ required: false, type: [String] })
  roles?: Who[];
}

export class VariantDto {
  @ApiProperty()
  permitted: boolean;
  @ApiProperty({ required: false, enum: refusalCodes })
  code?: RefusalCode;
  @ApiProperty({ required: false, type: RemedyDto })
  remedy?: RemedyDto;
}

export class VariantsDto {
  @ApiProperty({ type: VariantDto })
  confirm: VariantDto;
  @ApiProperty({ type: VariantDto })
  reject: VariantDto;
}

export class OperationDto extends VariantDto {
  @ApiProperty({ enum: operationNames })
  operation: OperationName;
  @ApiProperty({ required: false, type: VariantsDto, description: 'Only of managerConfirmedLastPayment' })
  variants?: VariantsDto;
}

export class CommandDto extends VariantDto {
  @ApiProperty({ type: String, example: 'appointPartner' })
  command: CommandName;
}

/** What the machine in the browser needs to decide as the server does; amounts in minor units, percents in basis points. */
export class MachineDto implements MachineView {
  @ApiProperty({ example: 1 })
  version: number;
  @ApiProperty({ type: Object, example: { progress: 'newOrder', reward: 'agreed' } })
  value: MachineView['value'];
  @ApiProperty({ type: Object, additionalProperties: true })
  facts: MachineView['facts'];
}
