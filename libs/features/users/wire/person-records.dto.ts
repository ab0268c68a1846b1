import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsNoteText } from './note-rule.js';

export class NamedPersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ description: 'Empty once erased' })
  name: string;
}

class RecordsPageDto {
  @ApiProperty({ example: 1 })
  page: number;

  @ApiProperty({ example: 5 })
  per_page: number;

  @ApiProperty({ example: 12 })
  total: number;

  @ApiProperty()
  totalIsExact: boolean;
}

export class NoteBody {
  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @IsString()
  @MinLength(1)
  @MaxLength(5000)
  @IsNoteText()
  text: string;
}

export class NoteDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty()
  text: string;

  @ApiProperty()
  author: NamedPersonDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: 'Written by the reader, who may delete it' })
  mine: boolean;
}

export class NotesPageDto extends RecordsPageDto {
  @ApiProperty({ type: [NoteDto] })
  items: NoteDto[];
}

export class SumDto {
  @ApiProperty({ example: '125.00' })
  amount: string;

  @ApiProperty({ example: 'EUR' })
  currency: string;
}

export class PayoffSummaryDto {
  @ApiProperty({ type: [SumDto], description: 'Earned, net of corrections' })
  earned: SumDto[];

  @ApiProperty({ type: [SumDto] })
  paidOut: SumDto[];

  @ApiProperty({ type: [SumDto], description: 'Earned and not yet paid out' })
  due: SumDto[];
}

/** Figures of a person's orders, money per currency. */
export class PersonSummaryDto {
  @ApiProperty({ example: 12 })
  orders: number;

  @ApiProperty({ example: 2, description: 'Neither finished nor cancelled' })
  openOrders: number;

  @ApiProperty({ example: 9 })
  finishedOrders: number;

  @ApiProperty({
    type: [SumDto],
    nullable: true,
    description: 'Received less refunded; null unless it is a client, and for readers who do not see payments',
  })
  paid: SumDto[] | null;

  @ApiProperty({ type: [SumDto], nullable: true, description: 'Still to be paid; null as above' })
  outstanding: SumDto[] | null;

  @ApiProperty({
    type: PayoffSummaryDto,
    nullable: true,
    description: 'Null unless it is a partner, and for readers who do not see payoffs',
  })
  reward: PayoffSummaryDto | null;
}

export class PersonEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'RoleChanged' })
  type: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: NamedPersonDto, nullable: true, description: 'Null: the product itself' })
  by: NamedPersonDto | null;

  @ApiProperty({ example: 'Role changed', description: "In the reader's language" })
  title: string;

  @ApiProperty({
    example: 'Manager, customer service → Head of department, customer service',
    description: 'Empty where the title says it all',
  })
  detail: string;
}

export class PersonEventsPageDto extends RecordsPageDto {
  @ApiProperty({ type: [PersonEventDto] })
  items: PersonEventDto[];
}
