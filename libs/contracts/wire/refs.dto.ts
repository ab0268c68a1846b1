import { ApiProperty } from '@nestjs/swagger';
import type { Bilingual, Id } from '#machines/kernel/ids';

/** A text in both languages. */
export class BilingualDto implements Bilingual {
  /** @example 'Регистрация OÜ' */
  ru: string;
  /** @example 'OÜ registration' */
  en: string;
}

/** A named reference. */
export class NamedRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when it is of a person who was erased' })
  name: string;
}

/** A titled reference. */
export class TitledRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  title: BilingualDto;
}

export class CountryRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'EE' */
  code: string;
  name: BilingualDto;
}

export class OrderRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
}
