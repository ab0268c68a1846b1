import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import type { Bilingual, Id, Language } from '#libs/kernel/ids';
import { IsLine } from '#libs/platform/http/field-rules';
import { type TemplateKey, bodyLimit, subjectLimit, templateKeys } from '../rules/message-template.js';
import { type MailState, mailStates } from '../rules/mail-state.js';
import { IsPlainText } from './is-plain-text.js';

export class MailTextDto implements Bilingual {
  @ApiProperty({ example: 'Документы по заказу R-000412' })
  ru: string;
  @ApiProperty({ example: 'Documents for order R-000412' })
  en: string;
}

/** A message ready for an order: its figures and names are filled in. */
export class MessageTemplateDto {
  @ApiProperty({ enum: templateKeys })
  key: TemplateKey;
  @ApiProperty({ example: 'Reminder of documents', description: "In the reader's language" })
  title: string;
  @ApiProperty({ type: MailTextDto })
  subject: MailTextDto;
  @ApiProperty({ type: MailTextDto })
  body: MailTextDto;
}

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

export class MessageOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
}

export class MessagePersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when the person was erased' })
  name: string;
}

export class MessageDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: MessageOrderDto })
  order: MessageOrderDto;
  @ApiProperty({ type: MessagePersonDto })
  to: MessagePersonDto;
  @ApiProperty({ enum: templateKeys })
  template: TemplateKey;
  @ApiProperty({ enum: ['ru', 'en'] })
  language: Language;
  @ApiProperty({ description: 'Empty when the recipient was erased' })
  subject: string;
  @ApiProperty({ description: 'Empty when the recipient was erased' })
  body: string;
  @ApiProperty({ type: MessagePersonDto })
  sentBy: MessagePersonDto;
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

export class MessagePageDto {
  @ApiProperty({ type: [MessageDto] })
  items: MessageDto[];
  @ApiProperty({ example: 1 })
  page: number;
  @ApiProperty({ example: 5 })
  per_page: number;
  @ApiProperty({ example: 2 })
  total: number;
  @ApiProperty()
  totalIsExact: boolean;
}
