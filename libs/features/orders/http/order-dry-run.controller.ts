import { Controller, Header, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Caller, OrderCall } from '#libs/contracts/orders/order-call';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { ApiIfMatch, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { accessDenied, invalid, notFound, Problem } from '#libs/platform/http/problem';
import { IdPipe, readBody } from '#libs/platform/http/validate';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { permits } from '#machines/access/table';
import { maySee } from '#machines/order/who';
import { dryRunView } from '../projections/dry-run-view.js';
import { remedyView } from '../projections/remedy-view.js';
import { type DryRunOutcome, DryRuns } from '../queries/dry-run.js';
import { type Reader, readerOf } from '../rules/reader.js';
import { DryRunDto, DryRunResultDto } from '../wire/dry-run.dto.js';

/** Foresees the result of a call. A dry run counts towards the sender's quota, and writes nothing. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('orders')
export class OrderDryRunController {
  constructor(
    private readonly queries: QueryBus,
    private readonly dryRuns: DryRuns,
  ) {}

  @Post(':id/dry-run')
  @Header('cache-control', 'private, no-store')
  @ApiWrite(
    'Get what an operation or command would lead to, or why it would be refused; nothing is written',
    { 200: DryRunResultDto },
    {
      403: ['accessDenied', 'forbiddenForRole'],
      404: ['notFound'],
      412: ['staleVersion'],
      422: ['validationFailed', 'ifMatchInvalid'],
      429: ['tooManyWrites'],
    },
  )
  @ApiIfMatch()
  @ApiBody({ type: DryRunDto })
  async dryRunOrder(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<DryRunResultDto> {
    const reader = readerOf(write.caller);
    await this.mustSee(id, reader);
    const asked = await readBody(DryRunDto, write.body ?? {});
    if (asked instanceof Problem) throw asked;
    const caller = asked.as === undefined ? write.caller : await this.other(write.caller, asked.as);
    const call = { ...callOf(asked), order: id, caller, ...(write.ifMatch !== undefined && { ifMatch: write.ifMatch }) };
    const outcome = await this.dryRuns.run(call);
    if (!outcome.accepted) mustBeAnswerable(outcome, reader);
    return dryRunView(outcome, reader);
  }

  /** Checked before the body, as for the call itself. @throws Problem 404 */
  private async mustSee(id: Id, { actor }: Reader): Promise<void> {
    const order = await this.queries.execute(new OrderStateById(id));
    if (order === null || !maySee(actor, order.facts)) throw notFound();
  }

  /** @throws Problem 403 for callers who may not foresee for others, 422 for an unknown or inactive person */
  private async other({ actor, language }: Caller, id: Id): Promise<Caller> {
    if (!permits(actor, 'audit.read')) throw accessDenied();
    const person = (await this.queries.execute(new PeopleByIds([id]))).get(id);
    if (person?.active !== true) throw invalid({ field: 'as', code: 'notOffered' });
    return { actor: { id, role: person.role, department: person.department }, tokenVersion: null, language };
  }
}

/** @throws Problem 422 unless it names one operation or one command */
function callOf({ operation, command, payload, part }: DryRunDto): Pick<OrderCall, 'name' | 'body' | 'part'> {
  if (operation !== undefined && command === undefined) return { name: 'operate', body: { operation, payload: payload ?? {} } };
  if (command === undefined || operation !== undefined)
    throw invalid({ field: 'operation', code: operation === undefined ? 'required' : 'notOffered' });
  return { name: command, body: payload ?? {}, ...(part !== undefined && { part }) };
}

/**
 * @throws Problem 403 for callers who may not send the call, 412 for another version than the one they saw; other refusals are the answer
 */
function mustBeAnswerable({ before, code, remedy }: Extract<DryRunOutcome, { accepted: false }>, { language }: Reader): void {
  if (code !== 'forbiddenForRole' && code !== 'staleVersion') return;
  throw new Problem(code, { extra: { ...(remedy && { remedy: remedyView(remedy, language, before) }) } });
}
