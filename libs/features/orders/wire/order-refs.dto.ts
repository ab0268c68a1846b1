import type { Id, Language } from '#machines/kernel/ids';
import { ApiProperty } from '@nestjs/swagger';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';

export class PersonRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when the person was erased' })
  name: string;
  /** Company of a partner */
  company?: string | null;
  /** For staff only */
  email?: string;
  /** For staff only */
  phone?: string | null;
  /** Whether the mailbox is confirmed; for staff only */
  emailConfirmed?: boolean;
  /** The language of the client or partner; only in answers for one order, for readers who write to them */
  language?: Language;
}

export class ServiceRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** The name at the time of placing */
  name: BilingualDto;
}
