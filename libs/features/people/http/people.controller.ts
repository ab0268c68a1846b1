import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiProblems, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { type NewPerson, PersonInvitations } from '../commands/invite-person.js';
import { PeopleViews } from '../queries/people-views.js';
import { VisiblePerson } from '../queries/visible-person.js';
import { placeOf } from '../rules/post.js';
import { EraseBody, InvitationBody, NewClientBody, NewPartnerBody, PersonBody, PersonDto } from '../wire/people.dto.js';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { PersonAdministration } from '../commands/person-administration.js';
import { changesOf } from '../wire/person-fields.dto.js';

const keyFaults = ['validationFailed', 'idempotencyKeyReused'];

@ApiTags('users')
@ApiSignedIn()
@Controller('users')
export class PeopleController {
  constructor(
    private readonly visible: VisiblePerson,
    private readonly views: PeopleViews,
    private readonly invitations: PersonInvitations,
    private readonly administration: PersonAdministration,
  ) {}

  @Post('create')
  @ApiWrite('Create a partner’s account and email its invitation', { 201: PersonDto }, { 409: ['emailInUse'], 422: keyFaults })
  @ApiIdempotencyKey()
  createPartner(@Write() write: WriteRequest, @Body() body: NewPartnerBody): Promise<PersonDto> {
    const { partnerCompanyName } = body;
    return this.add(write, { ...personOf(body, write.caller), role: 'Partner', department: null, partnerCompanyName });
  }

  @Post('clients')
  @ApiWrite(
    'Create a client’s account and email its invitation; a 409 names the owner of the address as `existing`',
    { 201: PersonDto },
    { 409: ['emailInUse'], 422: keyFaults },
  )
  @ApiIdempotencyKey()
  createClient(@Write() write: WriteRequest, @Body() body: NewClientBody): Promise<PersonDto> {
    return this.add(write, { ...personOf(body, write.caller), role: 'Client', department: null, partnerCompanyName: null });
  }

  @Post('invite')
  @ApiWrite('Create the account of a member of staff and email its invitation', { 201: PersonDto }, { 409: ['emailInUse'], 422: keyFaults })
  @ApiIdempotencyKey()
  inviteStaff(@Write() write: WriteRequest, @Body() body: InvitationBody): Promise<PersonDto> {
    const place = placeOf(body.role, body.department);
    return this.add(write, { ...personOf(body, write.caller), ...place, partnerCompanyName: null });
  }

  @Post(':id/invite-again')
  @HttpCode(202)
  @ApiOperation({ summary: 'Email the invitation again; earlier links end' })
  @ApiAcceptedResponse()
  @ApiProblems({ 404: ['notFound'], 409: ['invitationTaken', 'personErased'], 429: ['tooManyLetters'] })
  async resendInvitation(@SignedInUser() { actor, tokenVersion }: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    await this.invitations.inviteAgain({ actor, tokenVersion }, id);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a person whose section the caller reads' })
  @ApiOkResponse({ type: PersonDto })
  @ApiProblems({ 404: ['notFound'] })
  getUser(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonDto> {
    return this.answer(signedIn, id, reply);
  }

  @Patch(':id')
  @ApiWrite(
    'Change a person whom the caller administers; all fields are changed or none',
    { 200: PersonDto },
    {
      404: ['notFound'],
      409: ['emailInUse', 'lastOwner', 'personErased'],
      412: ['staleVersion'],
      422: [...keyFaults, 'ifMatchInvalid'],
      429: ['tooManyLetters'],
    },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async updateUser(
    @Write() { caller, by, ifMatch, userKey, reply }: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() body: PersonBody,
  ): Promise<PersonDto> {
    const { replayed } = await this.administration.change(by, id, changesOf(body), ifMatch, userKey);
    markReplayed(reply, replayed);
    return this.answer(caller, id, reply);
  }

  @Delete(':id')
  @ApiWrite(
    'Erase a person’s personal data for ever; the log keeps their actions without a name',
    { 204: null },
    {
      404: ['notFound'],
      409: ['hasOpenOrders', 'moneyOwed', 'lastOwner', 'personErased'],
      412: ['staleVersion'],
      422: keyFaults,
    },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  @ApiBody({ type: EraseBody, required: false })
  async eraseUser(@Write() { by, ifMatch, userKey }: WriteRequest, @Param('id', IdPipe) id: Id, @Body() _body: EraseBody): Promise<void> {
    await this.administration.erase(by, id, ifMatch, userKey);
  }

  private async add({ caller, by, userKey, reply }: WriteRequest, person: NewPerson): Promise<PersonDto> {
    const { id, replayed } = await this.invitations.invite(by, person, userKey);
    markReplayed(reply, replayed);
    void reply.header('location', `/api/v1/users/${id}`);
    return this.answer(caller, id, reply);
  }

  private async answer({ actor }: SignedIn, id: Id, reply: FastifyReply): Promise<PersonDto> {
    const person = await this.visible.of(id, actor);
    void reply.header('etag', etagOf(person.version)).header('cache-control', 'private, no-store');
    const [view] = await this.views.of([person], actor, true);
    if (!view) throw new Error('a person without a view');
    return view;
  }
}

type NewPersonBody = NewClientBody | NewPartnerBody | InvitationBody;

const personOf = (body: NewPersonBody, { language }: SignedIn): Omit<NewPerson, 'role' | 'department' | 'partnerCompanyName'> => ({
  email: body.email,
  firstName: body.firstName ?? '',
  lastName: body.lastName ?? '',
  phone: body.phone ?? null,
  birthday: body.birthday ?? null,
  countryId: body.country ?? null,
  language: body.language ?? language,
});
