import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { OwnNotifications } from '../commands/own-notifications.js';
import { NotificationReads, notificationGrammar } from '../queries/notification-reads.js';
import { NotificationPageDto, ReadUpToBody, UnreadDto } from '../wire/notifications.dto.js';
import { PreferencesBody, PreferencesDto } from '../wire/preferences.dto.js';

/** Notifications of the signed-in person, and their preferences. */
@ApiTags('notifications')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly reads: NotificationReads,
    private readonly own: OwnNotifications,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Own notifications, in the language of the reader' })
  @ApiList(notificationGrammar)
  @ApiOkResponse({ type: NotificationPageDto })
  listNotifications(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<NotificationPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get('unread')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'How many are unread' })
  @ApiOkResponse({ type: UnreadDto })
  async countUnreadNotifications(@SignedInUser() { actor }: SignedIn): Promise<UnreadDto> {
    return { unread: await this.reads.countUnread(actor) };
  }

  @Put('read')
  @ApiOperation({ summary: 'Mark everything up to a notification as read, or everything' })
  @ApiOkResponse({ type: UnreadDto })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'] })
  async markNotificationsRead(@SignedInUser() { actor }: SignedIn, @Body() { upTo }: ReadUpToBody): Promise<UnreadDto> {
    return { unread: await this.own.markReadUpTo(upTo?.toLowerCase(), actor) };
  }

  @Get('preferences')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Notification preferences by kind and channel' })
  @ApiOkResponse({ type: PreferencesDto })
  getNotificationPreferences(@SignedInUser() { actor, language }: SignedIn): Promise<PreferencesDto> {
    return this.reads.ownPreferences(actor, language);
  }

  @Put('preferences')
  @ApiOperation({ summary: 'Change notification preferences; omitted kinds stay as they are' })
  @ApiOkResponse({ type: PreferencesDto })
  @ApiProblems({ 422: ['validationFailed'] })
  async setNotificationPreferences(
    @SignedInUser() { actor, language }: SignedIn,
    @Body() { kinds, digest }: PreferencesBody,
  ): Promise<PreferencesDto> {
    await this.own.choosePreferences(actor, kinds, digest);
    return this.reads.ownPreferences(actor, language);
  }

  @Put(':id/read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Mark one as read' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['notFound'] })
  markNotificationRead(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    return this.own.markRead(id, true, actor);
  }

  @Delete(':id/read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Mark one as unread again' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['notFound'] })
  markNotificationUnread(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    return this.own.markRead(id, false, actor);
  }
}
