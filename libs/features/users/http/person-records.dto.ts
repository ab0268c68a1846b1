import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsNoteText } from './note-rule.js';

export class PersonRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ description: 'Empty once erased' })
  name: string;
}

class PageDto {
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
  author: PersonRefDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: 'Written by the reader, who may delete it' })
  mine: boolean;
}

export class NotesPageDto extends PageDto {
  @ApiProperty({ type: [NoteDto] })
  items: NoteDto[];
}

export class MoneyDto {
  @ApiProperty({ example: '125.00' })
  amount: string;

  @ApiProperty({ example: 'EUR' })
  currency: string;
}

export class PayoffSummaryDto {
  @ApiProperty({ type: [MoneyDto], description: 'Earned, net of corrections' })
  earned: MoneyDto[];

  @ApiProperty({ type: [MoneyDto] })
  paidOut: MoneyDto[];

  @ApiProperty({ type: [MoneyDto], description: 'Earned and not yet paid out' })
  due: MoneyDto[];
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
    type: [MoneyDto],
    nullable: true,
    description: 'Received less refunded; null unless it is a client, and for readers who do not see payments',
  })
  paid: MoneyDto[] | null;

  @ApiProperty({ type: [MoneyDto], nullable: true, description: 'Still to be paid; null as above' })
  outstanding: MoneyDto[] | null;

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

  @ApiProperty({ type: PersonRefDto, nullable: true, description: 'Null: the product itself' })
  by: PersonRefDto | null;

  @ApiProperty({ example: 'Role changed', description: "In the reader's language" })
  title: string;

  @ApiProperty({
    example: 'Manager, customer service → Head of department, customer service',
    description: 'Empty where the title says it all',
  })
  detail: string;
}

export class PersonEventsPageDto extends PageDto {
  @ApiProperty({ type: [PersonEventDto] })
  items: PersonEventDto[];
}
