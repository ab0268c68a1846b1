import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import type { Id, Language } from '#machines/kernel/ids';
import { IsLine, IsReadable } from '#libs/platform/http/field-rules';
import { bodyLimit, type MailState, mailStates, subjectLimit, type TemplateKey, templateKeys } from './mail-terms.js';
import { BilingualDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { isPlainText } from '#machines/kernel/plain-text';
import { WholeExample } from '#libs/platform/http/api-docs';

const loneReturn = /\r(?!\n)/;

/** Text of several lines, of at most `most` characters and with at least one visible character. */
const IsPlainText = (most: number): PropertyDecorator =>
  IsReadable((text) => [...text].length <= most && text.trim() !== '' && isPlainText(text) && !loneReturn.test(text));

/** A message ready for an order: its figures and names are filled in. */
export class MessageTemplateDto {
  @ApiProperty({ enum: templateKeys })
  key: TemplateKey;
  @ApiProperty({ example: 'Reminder of documents', description: "In the reader's language" })
  title: string;
  @ApiProperty({ type: BilingualDto })
  subject: BilingualDto;
  @ApiProperty({ type: BilingualDto })
  body: BilingualDto;
}

@WholeExample({
  order: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
  template: 'freeMessage',
  language: 'en',
  subject: 'Your order',
  body: 'Your documents are with the register.',
})
export class MessageBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  order: Id;
  @ApiProperty({ enum: templateKeys })
  @IsIn(templateKeys)
  template: TemplateKey;
  @ApiProperty({ enum: ['ru', 'en'] })
  @IsIn(['ru', 'en'])
  language: Language;
  @ApiProperty({ maxLength: subjectLimit })
  @IsLine(subjectLimit, false)
  subject: string;
  @ApiProperty({ maxLength: bodyLimit, description: 'Plain text; an empty line parts paragraphs' })
  @IsPlainText(bodyLimit)
  body: string;
}

export class MessageDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ type: NamedRefDto })
  to: NamedRefDto;
  @ApiProperty({ enum: templateKeys })
  template: TemplateKey;
  @ApiProperty({ enum: ['ru', 'en'] })
  language: Language;
  @ApiProperty({ description: 'Empty when the recipient was erased' })
  subject: string;
  @ApiProperty({ description: 'Empty when the recipient was erased' })
  body: string;
  @ApiProperty({ type: NamedRefDto })
  sentBy: NamedRefDto;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({
    enum: mailStates,
    description: 'bounced: the mail server refused it for good; failed: given up, or there is nobody to send it to',
  })
  state: MailState;
  @ApiProperty({ format: 'date-time' })
  stateAt: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: "Why it waits, bounced or failed; the mail server's words in the first two cases. For staff only",
  })
  reason: string | null;
  @ApiProperty({ example: 1 })
  attempts: number;
}

export class MessagePageDto extends PageOf(MessageDto) {}
