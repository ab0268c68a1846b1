import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsUUID, ValidateBy } from 'class-validator';
import type { ProfileChanges } from '#libs/accounts/accounts';
import { isCalendarDate } from '#machines/kernel/time';
import { IsLatinName, IsLine, IsPhone, phoneDoc } from '#libs/platform/http/field-rules';
import { PersonNameBody } from '#libs/platform/http/person-name.dto';

/** Maps the body to columns of the account's row. */
export const changesOf = <Body extends { country?: string | null }>({
  country,
  ...rest
}: Body): Omit<Body, 'country'> & Pick<ProfileChanges, 'countryId'> => ({
  ...rest,
  ...(country !== undefined && { countryId: country }),
});

/** A day that a calendar has, from 1900 to today (in UTC). Code: mustBeDate. */
export const isBirthday = (value: unknown, today = new Date().toISOString().slice(0, 10)): boolean =>
  isCalendarDate(value) && value >= '1900-01-01' && value <= today;

const IsBirthday = (): PropertyDecorator =>
  ValidateBy({ name: 'mustBeDate', validator: { validate: (value: unknown) => isBirthday(value) } });

const latinDoc = 'What readers of English see. Null: the name as it is';

/** Fields of a person that the reader may see; null if not. */
export class PersonFactsBody {
  @ApiPropertyOptional({ type: String, nullable: true, ...phoneDoc })
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @ApiProperty({ format: 'date', example: '1990-05-17' })
  @IsOptional()
  @IsBirthday()
  birthday?: string | null;

  /** Id from GET countries/all */
  @IsOptional()
  @IsUUID()
  country?: string | null;
}

/** Fields that a person or staff may change; omitted fields stay unchanged. */
export class PersonFieldsBody extends IntersectionType(PersonNameBody, PersonFactsBody) {
  @ApiProperty({ maxLength: 200, description: 'Of partners only' })
  @IsOptional()
  @IsLine(200, false)
  partnerCompanyName?: string | null;

  @ApiProperty({ maxLength: 100, description: latinDoc })
  @IsOptional()
  @IsLatinName(100)
  latinFirstName?: string | null;

  @ApiProperty({ maxLength: 100 })
  @IsOptional()
  @IsLatinName(100)
  latinLastName?: string | null;
}
