import { Body, Controller, Get, Header, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { type LeadForm, RegisterLead } from '#libs/contracts/leads/register-lead';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Language } from '#machines/kernel/ids';
import { type Micros, readMoment, toRfc3339 } from '#machines/kernel/time';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { Config } from '#libs/platform/config/config';
import { ApiIdempotencyKey, ApiProblems, ApiWrite } from '#libs/platform/http/api-docs';
import { networkOf } from '#libs/platform/http/network';
import { invalid } from '#libs/platform/http/problem';
import { keyOf, markReplayed } from '#libs/platform/http/write-request';
import { nextOpening } from '#machines/catalogue/working-hours';
import { ConsultationReads } from '../queries/consultation-reads.js';
import { consultationMinutes } from '../rules/limits.js';
import {
  BookedConsultationDto,
  ConsultationBody,
  ConsultationSlotsDto,
  RequestedCallDto,
  SubmittedFormDto,
  OfferFormBody,
  RequestCallBody,
  StepsFormBody,
} from '../wire/forms.dto.js';
import { isPlainPost, leadBack, type PlainForm, PlainPostFilter } from './plain-post.js';

const ApiKey = (): MethodDecorator => ApiIdempotencyKey('Bound to address and body; only the status is answered again');
const faults = { 422: ['validationFailed', 'idempotencyKeyReused'], 429: ['phoneAlreadySent', 'tooManyForms'] };

const withoutScripts =
  'A browser without scripts may post the form itself: it is led back to the page it came from, which says what came of it, with ?sent=';

/** Members that a form without them stores. */
const blank = {
  phone: null,
  email: null,
  company: null,
  message: null,
  answers: null,
  slot: null,
  timeZone: null,
} as const;

/** The forms of the public site need no account. */
@ApiTags('forms')
@Controller('forms')
export class FormsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly config: Config,
    private readonly clock: DatabaseClock,
    private readonly consultations: ConsultationReads,
  ) {}

  @Post('request-call')
  @UseFilters(PlainPostFilter)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Request a call back',
    description: `${withoutScripts}call.`,
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiKey()
  @ApiCreatedResponse({ type: RequestedCallDto })
  @ApiProblems(faults)
  async requestCall(
    @Body() body: RequestCallBody,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RequestedCallDto> {
    const { name, phone } = body;
    const left = await this.leave({ ...blank, ...originOf(body, read), kind: 'call', name, phone }, request, reply);
    this.leadBack(reply, 'call', read);
    return { ...left, ...(await this.opening()) };
  }

  @Post('steps-form')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Send a selection: email a link that opens it again, request a call, or both',
    { 201: RequestedCallDto },
    { ...faults, 429: [...faults[429], 'tooManyLetters'] },
  )
  @ApiKey()
  async submitStepsForm(
    @Body() body: StepsFormBody,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RequestedCallDto> {
    const { name, phone = null, email = null, message = null, answers, timeZone = null } = body;
    if (phone === null && email === null) throw invalid({ field: 'email', code: 'required' });
    const origin = originOf(body, read);
    const chosen = {
      answers: JSON.parse(JSON.stringify(answers)) as LeadForm['answers'],
      country: origin.country ?? answers.country ?? null,
      service: origin.service ?? answers.service ?? null,
    };
    const form = { ...blank, ...origin, ...chosen, kind: 'steps', name, phone, email, message: textOf(message), timeZone } as const;
    const left = await this.leave(form, request, reply);
    return phone === null ? left : { ...left, ...(await this.opening()) };
  }

  @Post('offer-form')
  @UseFilters(PlainPostFilter)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Apply to become a partner', description: `${withoutScripts}offer.` })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiKey()
  @ApiCreatedResponse({ type: SubmittedFormDto })
  @ApiProblems(faults)
  async submitOfferForm(
    @Body() body: OfferFormBody,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubmittedFormDto> {
    const { name, email, company = null, phone = null, message = null } = body;
    const form = { ...blank, ...originOf(body, read), kind: 'offer', name, email, company, phone, message: textOf(message) } as const;
    const left = await this.leave(form, request, reply);
    this.leadBack(reply, 'offer', read);
    return left;
  }

  /** Also accepts the misspelt path that the product has always had. */
  @Post(['request-consultation', 'reguest-consultation'])
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Book a consultation of half an hour; its calendar entry is emailed',
    { 201: BookedConsultationDto },
    { ...faults, 409: ['slotTaken'], 429: [...faults[429], 'tooManyLetters'] },
  )
  @ApiKey()
  async requestConsultation(
    @Body() body: ConsultationBody,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookedConsultationDto> {
    const { name, phone, email, topic = null, timeZone } = body;
    const slot = momentOf(body.slot);
    const form = {
      ...blank,
      ...originOf(body, read),
      kind: 'consultation',
      name,
      phone,
      email,
      message: textOf(topic),
      slot,
      timeZone,
    } as const;
    const left = await this.leave(form, request, reply);
    return { ...left, slot: toRfc3339(slot), end: toRfc3339(slot + consultationMinutes * 60_000_000) };
  }

  @Get('consultation-slots')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'List free half hours for a consultation' })
  @ApiQuery({
    name: 'from',
    required: false,
    example: '2026-11-24',
    description: "A day of the office's calendar; today where it is left out",
  })
  @ApiQuery({ name: 'days', required: false, schema: { type: 'integer', minimum: 1, maximum: 31, default: 14 } })
  @ApiOkResponse({ type: ConsultationSlotsDto })
  @ApiProblems({ 422: ['validationFailed'] })
  listConsultationSlots(@Query('from') from?: unknown, @Query('days') days?: unknown): Promise<ConsultationSlotsDto> {
    return this.consultations.slots({ from, days });
  }

  /** The next time at which a visitor who requests a call now can be called. */
  private async opening(): Promise<Pick<RequestedCallDto, 'opensAt' | 'timeZone'>> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const opening = nextOpening(workingHours, this.clock.now() / 1000);
    return opening === null ? {} : { opensAt: toRfc3339(opening * 1000), timeZone: workingHours.timeZone };
  }

  /** Redirects a visitor whose browser posted the form without scripts. */
  private leadBack(reply: FastifyReply, form: PlainForm, language: Language): void {
    if (isPlainPost(reply.request)) void leadBack(reply, form, 'sent', language, this.config.publicUrl);
  }

  private async leave(form: LeadForm, request: FastifyRequest, reply: FastifyReply): Promise<SubmittedFormDto> {
    const { lead } = await this.commands.execute(new RegisterLead(form, networkOf(request.ip), keyOf(request, null)));
    if (lead !== null) return { _id: lead };
    markReplayed(reply, true);
    return {};
  }
}

type Origin = Pick<LeadForm, 'leadFields' | 'utm' | 'url' | 'orderUrl' | 'slug' | 'country' | 'service' | 'language'>;

const originOf = (body: RequestCallBody | StepsFormBody | OfferFormBody, read: Language): Origin => ({
  leadFields: body.lead_fields ?? null,
  utm: body.utm,
  url: body.url ?? null,
  orderUrl: body.orderUrl ?? null,
  slug: body.slug ?? null,
  country: body.country ?? null,
  service: body.service ?? null,
  language: body.language ?? read,
});

/** Treats white space alone as no text. */
const textOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

/** @throws Problem 422 if the text is not a time */
function momentOf(text: string): Micros {
  const at = readMoment(text);
  if (at === undefined) throw invalid({ field: 'slot', code: 'mustBeDate' });
  return at;
}
