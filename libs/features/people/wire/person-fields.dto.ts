import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { IsLatinName, IsLine, IsPhone, phoneDoc } from '#libs/platform/http/field-rules';
import { PersonNameBody } from '#libs/platform/http/person-name.dto';
import { IsBirthday } from './birthday-rule.js';

const latinDoc = 'Of staff and partners: what readers of English see. Null: the name as it is';

/** Fields of a person that the reader may see; null if not. */
export class PersonFactsBody {
  @ApiPropertyOptional({ type: String, nullable: true, ...phoneDoc })
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '1990-05-17' })
  @IsOptional()
  @IsBirthday()
  birthday?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'Of the catalogue: GET countries/all' })
  @IsOptional()
  @IsUUID()
  country?: string | null;
}

/** What of a person may be changed, by themselves or by staff; what is left out stays. */
export class PersonFieldsBody extends IntersectionType(PersonNameBody, PersonFactsBody) {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 200, description: 'Of partners only' })
  @IsOptional()
  @IsLine(200, false)
  partnerCompanyName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 100, description: latinDoc })
  @IsOptional()
  @IsLatinName(100)
  latinFirstName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 100 })
  @IsOptional()
  @IsLatinName(100)
  latinLastName?: string | null;
}
