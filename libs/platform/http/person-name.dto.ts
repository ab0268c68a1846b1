import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine, MayBeAbsent } from './field-rules.js';

/** An editable person's name; missing fields stay unchanged. */
export class PersonNameBody {
  @ApiPropertyOptional({ maxLength: 100 })
  @MayBeAbsent()
  @IsLine(100, false)
  firstName?: string;

  @ApiPropertyOptional({ maxLength: 100 })
  @MayBeAbsent()
  @IsLine(100)
  lastName?: string;
}
