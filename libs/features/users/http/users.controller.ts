import { Body, Controller, Get, Header, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlainKey } from '#libs/event-log/keys/plain-keys';
import type { Id } from '#libs/kernel/ids';
import { permits } from '#machines/access/table';
import { type Department, type Role, departments } from '#libs/kernel/people';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { etagOf, parseIfMatch } from '#libs/platform/http/etag';
import { parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { idempotencyKey, requestHash } from '#libs/platform/http/request-hash';
import { ChangeProfile } from '../commands/change-profile.js';
import { ListPeople } from '../queries/list-people.js';
import { MyProfile } from '../queries/my-profile.js';
import { departmentRoles, staffRoles } from '../rules/groups.js';
import type { Profile } from '../rules/profile.js';
import type { PeopleGrammar } from '../storage/people.js';
import { meView, personView } from './account-view.js';
import { peopleGrammar, staffGrammar } from './people-grammar.js';
import { MeDto, PeoplePageDto, ProfileBody } from './users.dto.js';

/** Whose list, by which grammar, and the section whose readers see contact details. */
interface ListOf {
  roles: readonly Role[];
  department?: Department;
  grammar: PeopleGrammar;
  section: 'staff' | 'partners' | 'clients';
}

function plainKey({ method, url, body, headers }: FastifyRequest, actor: Id): PlainKey | undefined {
  const key = idempotencyKey(headers['idempotency-key']);
  return key === undefined ? undefined : { actor, key, requestHash: requestHash(method, url, body).toString('hex') };
}

const isDepartment = (code: string): code is Department => (departments as readonly string[]).includes(code);

@ApiTags('users')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('users')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('me')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The signed-in person' })
  @ApiOkResponse({ type: MeDto })
  async me(@SignedInUser() { actor }: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<MeDto> {
    return this.answer(reply, await this.queries.execute(new MyProfile(actor.id)));
  }

  @Patch()
  @ApiOperation({ summary: 'Change fields of the own profile' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '1 to 128 visible characters' })
  @ApiHeader({ name: 'If-Match', required: false, description: 'The version last seen, as the ETag says it: "7"' })
  @ApiOkResponse({ type: MeDto })
  @ApiProblems({ 412: ['staleVersion'], 422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid', 'ifMatchInvalid'] })
  async changeProfile(
    @SignedInUser() { actor, tokenVersion }: SignedIn,
    @Body() body: ProfileBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MeDto> {
    const ifMatch = parseIfMatch(request.headers['if-match']);
    const change = new ChangeProfile({ actor, tokenVersion }, { ...body }, ifMatch, plainKey(request, actor.id));
    const { profile, replayed } = await this.commands.execute(change);
    if (replayed) void reply.header('idempotency-replayed', 'true');
    return this.answer(reply, profile);
  }

  @Get('staff')
  @ApiOperation({ summary: 'Active staff' })
  @ApiList(staffGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  staff(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PeoplePageDto> {
    return this.list(signedIn, query, { roles: staffRoles, grammar: staffGrammar, section: 'staff' });
  }

  @Get('departments/:department')
  @ApiOperation({ summary: 'Active heads and managers of a department' })
  @ApiParam({ name: 'department', enum: departments })
  @ApiList(peopleGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  @ApiProblems({ 404: ['notFound'] })
  async department(@SignedInUser() signedIn: SignedIn, @Param('department') code: string, @Query() query: unknown): Promise<PeoplePageDto> {
    if (!isDepartment(code)) throw notFound();
    return this.list(signedIn, query, { roles: departmentRoles, department: code, grammar: peopleGrammar, section: 'staff' });
  }

  @Get('partners')
  @ApiOperation({ summary: 'Active partners' })
  @ApiList(peopleGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  partners(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PeoplePageDto> {
    return this.list(signedIn, query, { roles: ['Partner'], grammar: peopleGrammar, section: 'partners' });
  }

  @Get('clients')
  @ApiOperation({ summary: 'Active clients' })
  @ApiList(peopleGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  clients(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PeoplePageDto> {
    return this.list(signedIn, query, { roles: ['Client'], grammar: peopleGrammar, section: 'clients' });
  }

  private async list({ actor }: SignedIn, raw: unknown, { grammar, section, ...scope }: ListOf): Promise<PeoplePageDto> {
    const contacts = permits(actor, `${section}.read`);
    const page = await this.queries.execute(new ListPeople({ ...scope, contacts }, parseListQuery(raw, grammar)));
    return { ...page, items: page.items.map(personView(contacts)) };
  }

  private answer(reply: FastifyReply, profile: Profile): MeDto {
    void reply.header('etag', etagOf(profile.version));
    return meView(profile);
  }
}
