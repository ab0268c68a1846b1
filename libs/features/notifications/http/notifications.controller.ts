import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { OwnNotifications } from '../commands/own-notifications.js';
import { NotificationReads, notificationGrammar } from '../queries/notification-reads.js';
import { NotificationPageDto, ReadUpToBody, UnreadDto } from '../wire/notifications.dto.js';
import { PreferencesBody, PreferencesDto } from '../wire/preferences.dto.js';

@ApiTags('notifications')
@ApiSignedIn()
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly reads: NotificationReads,
    private readonly own: OwnNotifications,
  ) {}

  @Get()
  @ApiRead('List the caller’s notifications, in their language', NotificationPageDto)
  @ApiList(notificationGrammar)
  listNotifications(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<NotificationPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get('unread')
  @ApiRead('Count the caller’s unread notifications', UnreadDto)
  async countUnreadNotifications(@SignedInUser() { actor }: SignedIn): Promise<UnreadDto> {
    return { unread: await this.reads.countUnread(actor) };
  }

  @Put('read')
  @ApiWrite('Mark all notifications up to one as read, or all', { 200: UnreadDto }, { 404: ['notFound'], 422: ['validationFailed'] })
  async markNotificationsRead(@SignedInUser() { actor }: SignedIn, @Body() { upTo }: ReadUpToBody): Promise<UnreadDto> {
    return { unread: await this.own.markReadUpTo(upTo?.toLowerCase(), actor) };
  }

  @Get('preferences')
  @ApiRead('Get the caller’s notification preferences by kind and channel', PreferencesDto)
  getNotificationPreferences(@SignedInUser() { actor, language }: SignedIn): Promise<PreferencesDto> {
    return this.reads.ownPreferences(actor, language);
  }

  @Put('preferences')
  @ApiWrite(
    'Change the caller’s notification preferences; omitted kinds stay as they are',
    { 200: PreferencesDto },
    { 422: ['validationFailed'] },
  )
  async setNotificationPreferences(
    @SignedInUser() { actor, language }: SignedIn,
    @Body() { kinds, digest }: PreferencesBody,
  ): Promise<PreferencesDto> {
    await this.own.choosePreferences(actor, kinds, digest);
    return this.reads.ownPreferences(actor, language);
  }

  @Put(':id/read')
  @ApiWrite('Mark a notification as read', { 204: null }, { 404: ['notFound'] })
  markNotificationRead(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    return this.own.markRead(id, true, actor);
  }

  @Delete(':id/read')
  @ApiWrite('Mark a notification as unread', { 204: null }, { 404: ['notFound'] })
  markNotificationUnread(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    return this.own.markRead(id, false, actor);
  }
}
