import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#libs/kernel/ids';
import type { Page } from '#libs/platform/http/list-query';
import { type ChoiceKind, choiceKinds } from '#machines/catalogue/public-view';
import { CatalogueTextDto } from './catalogue.dto.js';

/** What every row has that people edit. */
abstract class EditedDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ description: 'How many services that are not archived use it', example: 4 })
  services: number;

  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;

  @ApiProperty({ description: 'No longer offered to whoever edits a service; those that use it go on' })
  archived: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

abstract class EditedPageDto {
  @ApiProperty({ example: 1 })
  page: number;

  @ApiProperty({ example: 5 })
  per_page: number;

  @ApiProperty({ example: 8 })
  total: number;

  @ApiProperty({ example: true })
  totalIsExact: boolean;
}

export class ServiceTypeItemDto extends EditedDto {
  @ApiProperty({ description: 'Stable', example: 'companyRegistration' })
  key: string;
}

export class ServiceTypePageDto extends EditedPageDto implements Page<ServiceTypeItemDto> {
  @ApiProperty({ type: [ServiceTypeItemDto] })
  items: ServiceTypeItemDto[];
}

export class ChoiceDto extends EditedDto {
  @ApiProperty({ enum: choiceKinds })
  kind: ChoiceKind;

  @ApiProperty({ description: 'What options and orders name', example: 'consulting' })
  code: string;
}

export class ChoicePageDto extends EditedPageDto implements Page<ChoiceDto> {
  @ApiProperty({ type: [ChoiceDto] })
  items: ChoiceDto[];
}
