import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { LiveSources } from '#libs/event-log/live/live-sources';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { EmailRetry } from './commands/email-retry.js';
import { OwnNotifications } from './commands/own-notifications.js';
import { MessageSending } from './commands/message-sending.js';
import { LinkedMailSwitch } from './commands/switch-mail-off.js';
import { emailProviders } from './mail/email-contents.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { EmailsController } from './http/emails.controller.js';
import { MailerController } from './http/mailer.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { Outgoing } from './consumers/outgoing.js';
import { EmailReads, MailBounceOfHandler } from './queries/email-reads.js';
import { NoticesAheadHandler } from './queries/notices-ahead.js';
import { ReferencesReader } from './queries/references.js';
import { InboxOwners } from './queries/inbox-owner.js';
import { EmailViews } from './queries/email-views.js';
import { MessageReads } from './queries/message-reads.js';
import { MessageViews } from './queries/message-views.js';
import { NotificationReads } from './queries/notification-reads.js';
import { Inbox } from './storage/inbox.js';
import { Messages } from './storage/messages.js';
import { Outbox } from './storage/outbox.js';
import { Preferences } from './storage/preferences.js';
import { SentEmails } from './storage/sent-emails.js';
import { Watermarks } from './storage/watermarks.js';
import { addNotificationTexts } from './texts/texts.js';

addNotificationTexts();

/** Needs handlers of the queries about people and orders. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [NotificationsController, EmailsController, UnsubscribeController, MailerController],
  providers: [
    Inbox,
    Watermarks,
    Preferences,
    Messages,
    SentEmails,
    Outbox,
    ReferencesReader,
    InboxOwners,
    MessageViews,
    EmailViews,
    NotificationReads,
    Outgoing,
    NoticesAheadHandler,
    MessageReads,
    OwnNotifications,
    MessageSending,
    EmailReads,
    MailBounceOfHandler,
    EmailRetry,
    ...emailProviders,
    LinkedMailSwitch,
  ],
})
export class NotificationsModule implements OnModuleInit {
  constructor(
    private readonly live: LiveSources,
    private readonly wakeups: Wakeups,
  ) {}

  onModuleInit(): void {
    this.live.registerHints('notifications', (notify) => this.wakeups.on('notified', notify));
  }
}
