import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallPayoff } from '#libs/contracts/payoffs/call-payoff';
import { type Id, isId, type Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { accessDenied, type FieldFault, invalid, notFound, Problem } from '#libs/platform/http/problem';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { tableFile } from '#libs/platform/tables/table-file';
import { permits } from '#machines/access/table';
import { due } from '#machines/payoff/state';
import { PayoffsBulk } from './bulk.js';
import { PayoffReads, payoffGrammar } from './payoff-reads.js';
import { whyNotInState } from './payoff-views.js';
import { statementName, statementPdf, statementTable } from './statement-files.js';
import { StatementReads } from './statement-reads.js';
import { PayoffDto, PayoffOperationBody, PayoffPageDto, PayoffsBulkBody, PayoffsBulkDto, StatementDto } from './payoffs.dto.js';

const formats = ['json', 'pdf', 'csv', 'xlsx'] as const;
const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

@ApiTags('payoffs')
@ApiSignedIn()
@Controller('payoffs')
export class PayoffsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bulk: PayoffsBulk,
    private readonly reads: PayoffReads,
    private readonly statements: StatementReads,
  ) {}

  @Get()
  @ApiRead('List payouts: a partner’s own, all for staff; a search matches order numbers', PayoffPageDto)
  @ApiList(payoffGrammar)
  listPayoffs(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<PayoffPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get('statement')
  @ApiRead('Get what a partner earned, gave back and was paid in a period, per currency', StatementDto, {
    404: ['notFound'],
    422: ['validationFailed'],
  })
  @ApiQuery({ name: 'partner', required: false, format: 'uuid', description: 'Needed from staff; of a partner only their own id' })
  @ApiQuery({ name: 'from', required: true, example: '2026-01-01' })
  @ApiQuery({ name: 'to', required: true, example: '2026-12-31', description: 'Belongs to the period; days of the office’s calendar' })
  @ApiQuery({ name: 'language', required: false, enum: languages })
  @ApiQuery({ name: 'format', required: false, enum: formats })
  @ApiProduces('application/json', 'application/pdf', 'text/csv')
  async getPayoffStatement(
    @SignedInUser() signedIn: SignedIn,
    @Query() query: Record<string, unknown>,
  ): Promise<StatementDto | StreamableFile> {
    const { partner, from, to, language, format } = askedStatement(query, signedIn);
    const statement = await this.statements.of(partner, { from, to }, language);
    if (format === 'json') return statement;
    const name = statementName(statement, language);
    if (format !== 'pdf') return tableFile(statementTable(statement, language), format, name);
    return new StreamableFile(await statementPdf(statement, language), {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}.pdf"`,
    });
  }

  @Get(':id')
  @ApiRead('Get a payout with its lines', PayoffDto, { 404: ['notFound'] })
  async getPayoff(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayoffDto> {
    const { view } = await this.reads.byId(id, actor, language);
    void reply.header('etag', etagOf(view.version));
    return view;
  }

  @Patch(':id')
  @ApiWrite(
    'Approve a payout, withdraw the approval, or mark it as paid',
    { 200: PayoffDto },
    {
      403: ['forbiddenForRole'],
      404: ['notFound'],
      409: [
        'payoffNotInState',
        'payoffFourEyes',
        'payoffPayerNew',
        'payoffPayerChanged',
        'payoffOwnReward',
        'payoffNothingDue',
        'payoffRecoveryUncovered',
      ],
      412: ['staleVersion'],
      422: ['validationFailed', 'idempotencyKeyReused'],
    },
  )
  async performPayoffOperation(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { operation, payload }: PayoffOperationBody,
  ): Promise<PayoffDto> {
    const { actor, language } = write.caller;
    const reference = payload?.reference ?? '';
    if (operation === 'pay' && reference === '') throw invalid({ field: 'payload.reference', code: 'required' });
    const { state } = await this.reads.byId(id, actor, language);
    if (operation === 'pay' && due(state) < 0) throw new Problem('payoffRecoveryUncovered');
    const outcome = await this.commands.execute(new CallPayoff({ payoff: id, operation, reference, ...write.versionedCall }));
    const { state: after, view } = await this.reads.byId(id, actor, language);
    if (outcome.kind === 'refused') throw new Problem(outcome.code, { params: { why: whyNotInState(after, language) } });
    void write.reply.header('etag', etagOf(view.version));
    markReplayed(write.reply, outcome.replayed);
    return view;
  }

  @Post('bulk')
  @ApiWrite('Perform an operation on several payouts; a dry run only reports', { 200: PayoffsBulkDto }, { 422: ['validationFailed'] })
  performPayoffOperations(
    @SignedInUser() signedIn: SignedIn,
    @Body() body: PayoffsBulkBody,
    @Req() request: FastifyRequest,
  ): Promise<PayoffsBulkDto> {
    if (body.operation === 'pay' && body.dryRun !== true && !body.reference) throw invalid({ field: 'reference', code: 'required' });
    if (body.dryRun !== true) request.countedWrite?.addWrites(body.payoffs.length - 1);
    return this.bulk.run(body, signedIn, String(request.id));
  }
}

function askedStatement(query: Record<string, unknown>, { actor, language: own }: SignedIn) {
  const faults: FieldFault[] = [];
  const dayOf = (field: 'from' | 'to'): string => {
    const text = query[field];
    if (typeof text !== 'string' || text === '') faults.push({ field, code: 'required' });
    else if (!day.test(text) || Number.isNaN(Date.parse(text))) faults.push({ field, code: 'mustBeDate' });
    else return text;
    return '2026-01-01';
  };
  const [from, to] = [dayOf('from'), dayOf('to')];
  if (faults.length === 0 && to < from) faults.push({ field: 'to', code: 'badRange' });
  const format = formats.find((one) => one === (query['format'] ?? 'json'));
  if (format === undefined) faults.push({ field: 'format', code: 'notOffered' });
  const language = languages.find((one): one is Language => one === (query['language'] ?? own));
  if (language === undefined) faults.push({ field: 'language', code: 'notOffered' });
  if (format === undefined || language === undefined || faults.length > 0) throw invalid(...faults);
  return { partner: whose(query['partner'], actor), from, to, language, format };
}

/** @throws Problem for a partner who asks for another's statement, and for staff who name no partner */
function whose(given: unknown, actor: SignedIn['actor']): Id {
  if (given !== undefined && given !== '' && !isId(given)) throw invalid({ field: 'partner', code: 'mustBeId' });
  if (actor.role === 'Partner') {
    if (isId(given) && given !== actor.id) throw notFound();
    return actor.id;
  }
  if (!permits(actor, 'payoffs.read')) throw accessDenied();
  if (!isId(given)) throw invalid({ field: 'partner', code: 'required' });
  return given;
}
