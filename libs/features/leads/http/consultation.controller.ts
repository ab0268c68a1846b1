import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallLead, type LeadAction } from '#libs/contracts/leads/call-lead';
import type { Language } from '#machines/kernel/ids';
import { readMoment } from '#machines/kernel/time';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { Config } from '#libs/platform/config/config';
import { networkOf } from '#libs/platform/http/network';
import { Problem } from '#libs/platform/http/problem';
import { pageHeaders, pageResponse, plainPage } from '#libs/platform/mail/plain-page';
import type { PageContent } from '#libs/platform/mail/page-content';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { findText } from '#libs/platform/texts/text';
import { visitor } from '#machines/lead/commands';
import { ConsultationReads, type BookedConsultation } from '../queries/consultation-reads.js';
import { addressWindow, formsPerAddress, moveWindow, movesPerConsultation } from '../rules/limits.js';
import { texts as consultationPageTexts } from '../texts/all-consultation-page.js';
import { closedPage, type ConsultationStep, openPage } from './consultation-page.js';

type ConsultationAction = Extract<LeadAction, { operation: 'moveConsultation' | 'cancelConsultation' }>;

/** A response: the page and its status. */
interface Page {
  status: number;
  content: PageContent;
  retryAfter?: string;
}

const codes: Readonly<Record<string, number>> = { slotTaken: 409, slotNotOffered: 422 };

/** Serves the link in the confirmation of a consultation: visitors move or cancel it without an account and without scripts. */
@ApiTags('forms')
@ApiParam({ name: 'token', schema: { type: 'string', maxLength: 200 } })
@ApiResponse({ status: 404, ...pageResponse, description: 'The link is not ours: a page that says so' })
@ApiResponse({
  status: 410,
  ...pageResponse,
  description: 'The consultation has started, is cancelled, or its request is closed: a page that says so',
})
@Controller('forms/consultation')
export class ConsultationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
    private readonly config: Config,
    private readonly consultations: ConsultationReads,
  ) {}

  @Get(':token')
  @ApiOkResponse(pageResponse)
  @ApiOperation({ summary: 'Get the page of a booked consultation, with free half hours; changes nothing' })
  async getConsultation(@Param('token') token: string, @ReaderLanguage() read: Language, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, await this.pageOf(token, read, 'opened'));
  }

  @Post(':token')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['action'],
      properties: {
        action: { type: 'string', enum: ['move', 'cancel'] },
        slot: { type: 'string', format: 'date-time', description: 'Of move: the beginning of a free half hour' },
      },
    },
  })
  @ApiOkResponse(pageResponse)
  @ApiResponse({ status: 409, ...pageResponse, description: 'The half hour was taken meanwhile: the page with those that are free' })
  @ApiResponse({ status: 422, ...pageResponse, description: 'Nothing, or nothing that is offered, was chosen: the page says so' })
  @ApiResponse({ status: 429, ...pageResponse, description: 'Too many forms from this network, or too many moves: the page says so' })
  @ApiOperation({ summary: 'Move or cancel a booked consultation, by the form of its page' })
  async changeConsultation(
    @Param('token') token: string,
    @Body() body: unknown,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(reply, await this.changed(token, actionOf(body), read, request));
  }

  private async changed(token: string, action: ConsultationAction | undefined, read: Language, request: FastifyRequest): Promise<Page> {
    const booked = await this.consultations.ofLink(token);
    const language = booked?.reader.language ?? read;
    if (booked === undefined) return this.pageOf(token, read, 'opened');
    if (action === undefined && booked.status === 'open') return this.refused(booked, 422, consultationPageTexts[language].incomplete);
    try {
      await this.countForm(request);
      if (action === undefined || booked.status !== 'open') return await this.pageOf(token, read, 'opened');
      const code = await this.carryOut(booked, action, request);
      if (code === undefined) return await this.pageOf(token, read, action.operation === 'moveConsultation' ? 'moved' : 'cancelled');
      const status = codes[code];
      // Any other refusal follows from the state, which the page shows: it was cancelled meanwhile, or has this time already.
      return status === undefined ? await this.pageOf(token, read, 'opened') : await this.refused(booked, status, textOf(language, code));
    } catch (fault) {
      if (!(fault instanceof Problem) || fault.status !== 429) throw fault;
      const alert = fault.code === 'tooManyForms' ? textOf(language, fault.code, fault) : consultationPageTexts[language].tooManyMoves;
      const page = booked.status === 'open' ? await this.refused(booked, 429, alert) : await this.pageOf(token, read, 'opened');
      return { ...page, status: 429, content: { ...page.content, alert }, retryAfter: fault.headers['retry-after'] ?? '60' };
    }
  }

  /** @returns the reason of the refusal; undefined if it was accepted */
  private async carryOut({ lead }: BookedConsultation, action: ConsultationAction, request: FastifyRequest): Promise<string | undefined> {
    if (action.operation === 'moveConsultation') {
      const limit = { kind: 'consultation moves', value: lead, limit: movesPerConsultation, seconds: moveWindow };
      await this.limiter.take([limit], (seconds) => tooMany('tooManyRequests', seconds));
    }
    try {
      const call = { lead, action, actor: visitor, tokenVersion: null, correlation: String(request.id) };
      const outcome = await this.commands.execute(new CallLead(call));
      return outcome.kind === 'refused' ? outcome.code : undefined;
    } catch (fault) {
      if (fault instanceof Problem && fault.code === 'slotTaken') return fault.code;
      throw fault;
    }
  }

  /** Counts towards the network's limit of public forms. */
  private async countForm(request: FastifyRequest): Promise<void> {
    const limit = { kind: 'form address', value: networkOf(request.ip), limit: formsPerAddress, seconds: addressWindow };
    await this.limiter.take([limit], (seconds) => tooMany('tooManyForms', seconds));
  }

  private async pageOf(token: string, read: Language, step: ConsultationStep): Promise<Page> {
    const booked = await this.consultations.ofLink(token);
    const language = booked?.reader.language ?? read;
    const contacts = `${this.config.publicUrl}/${language}/contacts`;
    if (booked === undefined) return { status: 404, content: closedPage(language, 'unknown', contacts) };
    if (step === 'cancelled') return { status: 200, content: closedPage(language, 'cancelled', contacts) };
    if (booked.status !== 'open') return { status: 410, content: closedPage(language, booked.status, contacts) };
    return { status: 200, content: openPage(booked, await this.slots(), step) };
  }

  private async refused(booked: BookedConsultation, status: number, alert: string): Promise<Page> {
    return { status, content: openPage(booked, await this.slots(), 'opened', alert) };
  }

  private async slots(): Promise<readonly string[]> {
    return (await this.consultations.slots({ from: undefined, days: undefined })).slots;
  }

  private async send(reply: FastifyReply, { status, content, retryAfter }: Page): Promise<void> {
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    await reply.status(status).headers(pageHeaders).send(plainPage(content));
  }
}

const textOf = (language: Language, code: string, { params } = new Problem(code)): string => findText(language, code, params) ?? code;

/** Undefined if the form names no action, or no time. */
function actionOf(body: unknown): ConsultationAction | undefined {
  const { action, slot } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (action === 'cancel') return { operation: 'cancelConsultation' };
  const at = action === 'move' && typeof slot === 'string' ? readMoment(slot) : undefined;
  return at === undefined ? undefined : { operation: 'moveConsultation', slot: at };
}
