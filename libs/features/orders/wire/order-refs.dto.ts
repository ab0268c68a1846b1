import type { Id, Language } from '#machines/kernel/ids';
import { ApiProperty } from '@nestjs/swagger';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';

export class PersonRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when the person was erased' })
  name: string;
  @ApiProperty({ required: false, nullable: true, type: String, description: 'Company of a partner' })
  company?: string | null;
  @ApiProperty({ required: false, description: 'For staff only' })
  email?: string;
  @ApiProperty({ required: false, nullable: true, type: String, description: 'For staff only' })
  phone?: string | null;
  @ApiProperty({ required: false, description: 'For staff only: the mailbox answered' })
  emailConfirmed?: boolean;
  @ApiProperty({
    required: false,
    enum: ['ru', 'en'],
    description: 'Of client and partner in one order, for those who write to them: the language they read',
  })
  language?: Language;
}

export class ServiceRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: BilingualDto, description: 'As it was at placing' })
  name: BilingualDto;
}
