import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Department, type Role, departments } from '#machines/kernel/people';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { invitablePosts } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import { PeopleViews } from '../queries/people-views.js';
import { PersonReads } from '../queries/person-reads.js';
import { departmentRoles, staffRoles } from '../rules/post.js';
import type { PeopleGrammar } from '../storage/people.js';
import { peopleGrammar, staffGrammar } from './people-grammar.js';
import { InvitablePostsDto, PeoplePageDto } from '../wire/people.dto.js';

/** Scope and grammar of a list, and the section whose readers see contact details. */
interface ListOf {
  roles: readonly Role[];
  department?: Department;
  grammar: PeopleGrammar;
  section: 'staff' | 'partners' | 'clients';
}

const isDepartment = (code: string): code is Department => (departments as readonly string[]).includes(code);

/** Serves the lists of the administration, and the pickers of staff who handle orders. */
@ApiTags('users')
@ApiSignedIn()
@Controller('users')
export class PeopleListsController {
  constructor(
    private readonly views: PeopleViews,
    private readonly reads: PersonReads,
  ) {}

  @Get('posts')
  @ApiOperation({ summary: 'List the posts to which the caller may invite people' })
  @ApiOkResponse({ type: InvitablePostsDto })
  listPosts(@SignedInUser() { actor }: SignedIn): InvitablePostsDto {
    return { items: invitablePosts(actor) };
  }

  @Get('staff')
  @ApiOperation({ summary: 'List staff, deactivated ones by their filter only' })
  @ApiList(staffGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  listStaff(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PeoplePageDto> {
    return this.list(signedIn, query, { roles: staffRoles, grammar: staffGrammar, section: 'staff' });
  }

  @Get('departments/:department')
  @ApiOperation({ summary: 'List heads and managers of a department, deactivated ones by their filter only' })
  @ApiParam({ name: 'department', enum: departments })
  @ApiList(peopleGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  @ApiProblems({ 404: ['notFound'] })
  async listDepartmentStaff(
    @SignedInUser() signedIn: SignedIn,
    @Param('department') code: string,
    @Query() query: unknown,
  ): Promise<PeoplePageDto> {
    if (!isDepartment(code)) throw notFound();
    return this.list(signedIn, query, { roles: departmentRoles, department: code, grammar: peopleGrammar, section: 'staff' });
  }

  @Get('partners')
  @ApiOperation({ summary: 'List partners, deactivated ones by their filter only' })
  @ApiList(peopleGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  listPartners(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PeoplePageDto> {
    return this.list(signedIn, query, { roles: ['Partner'], grammar: peopleGrammar, section: 'partners' });
  }

  @Get('clients')
  @ApiOperation({ summary: 'List clients, deactivated ones by their filter only' })
  @ApiList(peopleGrammar)
  @ApiOkResponse({ type: PeoplePageDto })
  listClients(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PeoplePageDto> {
    return this.list(signedIn, query, { roles: ['Client'], grammar: peopleGrammar, section: 'clients' });
  }

  private async list({ actor }: SignedIn, raw: unknown, { grammar, section, ...scope }: ListOf): Promise<PeoplePageDto> {
    const contacts = permits(actor, `${section}.read`);
    const page = await this.reads.list({ ...scope, contacts }, parseListQuery(raw, grammar));
    return { ...page, items: await this.views.of(page.items, actor, contacts) };
  }
}
