import { ApiProperty } from '@nestjs/swagger';
import { BilingualDto, CountryRefDto, NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import { type Role, roles } from '#machines/kernel/people';

export class FoundOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
  @ApiProperty({ type: NamedRefDto })
  client: NamedRefDto;
  @ApiProperty({ type: BilingualDto })
  service: BilingualDto;
}

export class FoundPersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: roles })
  role: Role;
  @ApiProperty({ example: 'Anna Sokolova' })
  name: string;
  @ApiProperty({ example: 'anna@example.com' })
  email: string;
}

export class FoundServiceDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: BilingualDto, description: "The country's name" })
  country: BilingualDto;
}

/** What was found, a kind a list; a kind that the reader does not read is empty. */
export class FoundDto {
  @ApiProperty({ type: [FoundOrderDto] })
  orders: FoundOrderDto[];
  @ApiProperty({ type: [FoundPersonDto] })
  people: FoundPersonDto[];
  @ApiProperty({ type: [CountryRefDto] })
  countries: CountryRefDto[];
  @ApiProperty({ type: [FoundServiceDto] })
  services: FoundServiceDto[];
}
