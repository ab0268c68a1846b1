import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDefined } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import type { Bilingual, Id } from '#machines/kernel/ids';
import { IsLine, IsText, MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { templateFields } from '#machines/chat/templates';
import { longestMessage } from './messages.dto.js';

const titleDoc = { maxLength: 60, example: 'Documents received', description: 'Unique, however written' };
const textDoc = { maxLength: longestMessage, description: `May quote ${templateFields.map((field) => `{{${field}}}`).join(', ')}` };

export class ChatTemplateDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty(titleDoc)
  title: string;
  @ApiProperty({ type: BilingualDto })
  text: Bilingual;
}

/** Both languages are required, because the client's language decides which is sent. */
export class ChatTemplateTextBody implements Bilingual {
  @ApiProperty({ ...textDoc, example: 'Здравствуйте, {{clientName}}! Документы получены.' })
  @IsText(longestMessage)
  ru: string;
  @ApiProperty({ ...textDoc, example: 'Hello {{clientName}}, we’ve got your documents.' })
  @IsText(longestMessage)
  en: string;
}

@WholeExample({
  title: 'Ready for pickup',
  text: { ru: 'Здравствуйте, {{clientName}}! Документы поданы.', en: 'Hello {{clientName}}, your documents are filed.' },
})
export class NewChatTemplateBody {
  @ApiProperty(titleDoc)
  @IsLine(60, false)
  title: string;
  @IsDefined()
  @Nested(() => ChatTemplateTextBody)
  text: ChatTemplateTextBody;
}

/** Omitted members stay unchanged. */
@WholeExample({ title: 'Documents have arrived' })
export class ChatTemplateBody {
  @ApiPropertyOptional(titleDoc)
  @MayBeAbsent()
  @IsLine(60, false)
  title?: string;
  @MayBeAbsent()
  @Nested(() => ChatTemplateTextBody)
  text?: ChatTemplateTextBody;
}
