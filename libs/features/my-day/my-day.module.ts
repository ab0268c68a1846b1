import { Controller, Get, Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { rowQueries } from '#libs/contracts/my-day/day-rows';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { type DayRow, dayRows } from '#machines/access/my-day';
import { type DayRowDto, MyDayDto } from './my-day.dto.js';

/** Cards in each of a client's groups; items that every other row names. */
const [mostCards, mostThings] = [6, 3];

/** The reader's start page: counts of their lists, each with its first items. */
@ApiTags('my day')
@ApiSignedIn()
@Controller('my-day')
class MyDayController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiRead('Get the rows of the caller’s start page: what waits for them, how much of it, and the first of it', MyDayDto)
  async getMyDay(@SignedInUser() signedIn: SignedIn): Promise<MyDayDto> {
    return { rows: await Promise.all(dayRows(signedIn.actor).map((row) => this.row(row, signedIn))) };
  }

  private async row({ name, list, filters, sort }: DayRow, { actor, language }: SignedIn): Promise<DayRowDto> {
    const most = actor.role === 'Client' ? mostCards : mostThings;
    const asked = { filters, actor, language, most, ...(sort !== undefined && { sort }) };
    const { count, isExact, first } = await this.queries.execute(new rowQueries[list](asked));
    return { row: name, count, isExact, first: [...first] };
  }
}

/** Needs the global AccessGuardModule, and every feature whose list has a row. */
@Module({ imports: [CqrsModule], controllers: [MyDayController] })
export class MyDayModule {}
