import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine, MayBeAbsent } from './field-rules.js';

/** A person's name where it may be changed; what is left out stays. */
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
