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
  /** For staff only: the mailbox answered */
  emailConfirmed?: boolean;
  /** Of client and partner in one order, for those who write to them: the language they read */
  language?: Language;
}

export class ServiceRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** As it was at placing */
  name: BilingualDto;
}
