import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import type { Id, Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import { IsLine, IsReadable } from '#libs/platform/http/field-rules';
import { bodyLimit, type MailState, subjectLimit, type TemplateKey, templateKeys } from './mail-terms.js';
import { BilingualDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { isPlainText } from '#machines/kernel/plain-text';
import { WholeExample } from '#libs/platform/http/api-docs';

const loneReturn = /\r(?!\n)/;

/** Requires at most `most` characters in any number of lines, with at least one visible character. */
const IsPlainText = (most: number): PropertyDecorator =>
  IsReadable((text) => [...text].length <= most && text.trim() !== '' && isPlainText(text) && !loneReturn.test(text));

/** A message ready for an order: its figures and names are filled in. */
export class MessageTemplateDto {
  key: TemplateKey;
  @ApiProperty({ example: 'Reminder of documents', description: "In the reader's language" })
  title: string;
  subject: BilingualDto;
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
  @IsUUID()
  order: Id;
  @IsIn(templateKeys)
  template: TemplateKey;
  @IsIn(languages)
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
  order: OrderRefDto;
  to: NamedRefDto;
  template: TemplateKey;
  language: Language;
  /** Empty when the recipient was erased */
  subject: string;
  /** Empty when the recipient was erased */
  body: string;
  sentBy: NamedRefDto;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** bounced: the mail server refused it permanently; failed: given up, or no recipient exists */
  state: MailState;
  @ApiProperty({ format: 'date-time' })
  stateAt: string;
  /** Why it waits, bounced or failed; the mail server's message in the first two cases. For staff only */
  reason: string | null;
  /**
   * Attempts to send the email so far
   * @example 1
   */
  attempts: number;
}

export class MessagePageDto extends PageOf(MessageDto) {}
