import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import { nameFor } from '#machines/kernel/person-name';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiList, ApiProblems, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { PersonSummaries } from '../queries/person-summary.js';
import { VisiblePerson } from '../queries/visible-person.js';
import { historyText } from '../rules/history-text.js';
import { Notes, type NoteRow } from '../storage/notes.js';
import { People } from '../storage/people.js';
import { PersonHistory } from '../storage/person-history.js';
import { recordsGrammar } from './people-grammar.js';
import { NoteBody, NoteDto, NotesPageDto, PersonEventsPageDto, PersonSummaryDto } from '../wire/person-records.dto.js';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';

const noteView = ({ id, text, author, authorName, createdAt }: NoteRow, reader: Id): NoteDto => ({
  _id: id,
  text,
  author: { _id: author, name: authorName },
  createdAt: createdAt.toISOString(),
  mine: author === reader,
});

/** Notes by staff, figures of a person's orders, and changes of their account. */
@ApiTags('users')
@ApiSignedIn()
@ApiProblems({ 404: ['notFound'] })
@Controller('users/:id')
export class PersonRecordsController {
  constructor(
    private readonly visible: VisiblePerson,
    private readonly notes: Notes,
    private readonly summaries: PersonSummaries,
    private readonly history: PersonHistory,
    private readonly people: People,
  ) {}

  @Get('notes')
  @ApiOperation({ summary: 'List the notes of staff about a person, who never sees them' })
  @ApiList(recordsGrammar)
  @ApiOkResponse({ type: NotesPageDto })
  async listUserNotes(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id, @Query() query: unknown): Promise<NotesPageDto> {
    const asked = parseListQuery(query, recordsGrammar);
    const person = await this.visible.withNotes(id, actor);
    const { items, total } = await this.notes.list(person.id, asked.sort.descending, asked.perPage, asked.offset);
    return pageOf(
      asked,
      items.map((note) => noteView(note, actor.id)),
      total,
    );
  }

  @Post('notes')
  @ApiWrite('Add a note about a person', { 201: NoteDto }, { 409: ['personErased'], 422: ['validationFailed', 'idempotencyKeyReused'] })
  @ApiIdempotencyKey()
  async addUserNote(
    @Write() { by, userKey, reply }: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { text }: NoteBody,
  ): Promise<NoteDto> {
    const { actor } = by;
    await this.visible.withNotes(id, actor);
    const added = await this.notes.add(by, id, text.trim(), userKey);
    markReplayed(reply, added.replayed);
    const note = await this.notes.one(added.id);
    // Written by an earlier request of the same key, and deleted since.
    if (!note) throw notFound();
    return noteView(note, actor.id);
  }

  @Delete('notes/:noteId')
  @ApiWrite('Delete a note that the caller wrote', { 204: null })
  async removeUserNote(
    @SignedInUser() { actor, tokenVersion }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Param('noteId', IdPipe) noteId: Id,
  ): Promise<void> {
    await this.visible.withNotes(id, actor);
    await this.notes.remove({ actor, tokenVersion }, id, noteId);
  }

  @Get('summary')
  @ApiOperation({ summary: 'Get figures of a client’s or partner’s orders' })
  @ApiOkResponse({ type: PersonSummaryDto })
  async getUserSummary(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<PersonSummaryDto> {
    return this.summaries.of(await this.visible.of(id, actor), actor);
  }

  @Get('history')
  @ApiOperation({ summary: 'List the changes of an account, newest first, in the caller’s language' })
  @ApiList(recordsGrammar)
  @ApiOkResponse({ type: PersonEventsPageDto })
  async listUserHistory(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Query() query: unknown,
  ): Promise<PersonEventsPageDto> {
    const asked = parseListQuery(query, recordsGrammar);
    const person = await this.visible.of(id, actor);
    const { items, total } = await this.history.list(person.id, asked.sort.descending, asked.perPage, asked.offset);
    const actors = await this.people.byIds(items.flatMap((event) => event.actor ?? []));
    const named = (by: Id) => ({ _id: by, name: nameFor(actors.get(by), language) });
    const entries = items.map((event) => ({
      _id: event.id,
      type: event.type,
      at: toRfc3339(event.at),
      by: event.actor === null ? null : named(event.actor),
      ...historyText(language, event.type, event.data),
    }));
    return pageOf(asked, entries, total);
  }
}
