import { ApiProperty } from '@nestjs/swagger';
import { type CommandName, type OperationName } from '#machines/order/commands';
import { type MachineView, type RefusalCode, type Who } from '#machines/order/decision';
import { type ProgressStatus } from '#machines/order/statuses';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

/** What would make a refused operation possible, with the figures that its text quotes. */
export class RemedyDto {
  @ApiProperty({ example: 'payPrepayment', description: 'Key of the text' })
  key: string;
  @ApiProperty({ example: 'EUR 540.00 more is needed', description: "In the reader's language" })
  text: string;
  amount?: MoneyDto;
  amountMax?: MoneyDto;
  /**
   * The highest percentage that this person may set
   * @example 32.5
   */
  percentMax?: number;
  /**
   * Number of documents that are missing or not accepted, or of open steps
   * @example 2
   */
  count?: number;
  statuses?: ProgressStatus[];
  roles?: Who[];
}

export class VariantDto {
  permitted: boolean;
  code?: RefusalCode;
  remedy?: RemedyDto;
}

export class VariantsDto {
  confirm: VariantDto;
  reject: VariantDto;
}

export class OperationDto extends VariantDto {
  operation: OperationName;
  /** The decisions of managerConfirmedLastPayment */
  variants?: VariantsDto;
}

export class CommandDto extends VariantDto {
  /**
   * Name of a command that is no operation
   * @example 'appointPartner'
   */
  command: CommandName;
}

/** Facts with which the machine in the browser decides as the server does; amounts in minor units, percents in basis points. */
export class MachineDto implements MachineView {
  /**
   * Version of the rules; another version may decide differently
   * @example 1
   */
  version: number;
  @ApiProperty({ example: { progress: 'newOrder', reward: 'agreed' } })
  value: MachineView['value'];
  @ApiProperty({ additionalProperties: true })
  facts: MachineView['facts'];
}
