import { ApiProperty } from '@nestjs/swagger';
import { BilingualDto, CountryRefDto, NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import { type Role } from '#machines/kernel/people';

export class FoundOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
  client: NamedRefDto;
  service: BilingualDto;
}

export class FoundPersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  role: Role;
  /** @example 'Anna Sokolova' */
  name: string;
  @ApiProperty({ example: 'anna@example.com' })
  email: string;
}

export class FoundServiceDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  title: BilingualDto;
  country: BilingualDto;
}

/** Results by kind; a kind that the reader may not read is empty. */
export class FoundDto {
  orders: FoundOrderDto[];
  people: FoundPersonDto[];
  countries: CountryRefDto[];
  services: FoundServiceDto[];
}
