import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { IsLine } from '#libs/platform/http/field-rules';

const nameDoc = {
  maxLength: 60,
  example: 'Estonia, unpaid',
  description: 'Unique, however written, among the shared ones and among those of one person',
};
const queryDoc = {
  maxLength: 2000,
  example: 'filter[turn]=client&sort=dueAt',
  description: 'Filters, search and sort of the list, as in its address; a page in it is left out',
};

export class OrderViewBody {
  @ApiProperty(nameDoc)
  @IsLine(60, false)
  name: string;
  @ApiProperty(queryDoc)
  @IsString()
  @MaxLength(2000)
  query: string;
}

export class NewOrderViewBody extends OrderViewBody {
  /** Shares the view with all staff who work with the list */
  @IsBoolean()
  shared: boolean;
}

export class OrderViewDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty(nameDoc)
  name: string;
  @ApiProperty(queryDoc)
  query: string;
  shared: boolean;
  /** Whether the reader may rename, overwrite and delete it */
  mayChange: boolean;
}
