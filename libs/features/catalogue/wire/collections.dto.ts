import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type ChoiceKind } from '#machines/catalogue/public-view';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';

abstract class EditedDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  title: BilingualDto;

  @ApiProperty({ description: 'How many services that are not archived use it', example: 4 })
  services: number;

  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;

  /** No longer offered when editing a service; services that use it keep it */
  archived: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ServiceTypeItemDto extends EditedDto {
  @ApiProperty({ description: 'Stable', example: 'companyRegistration' })
  key: string;
}

export class ServiceTypePageDto extends PageOf(ServiceTypeItemDto) {}

export class ChoiceDto extends EditedDto {
  kind: ChoiceKind;

  @ApiProperty({ description: 'What options and orders name', example: 'consulting' })
  code: string;
}

export class ChoicePageDto extends PageOf(ChoiceDto) {}
