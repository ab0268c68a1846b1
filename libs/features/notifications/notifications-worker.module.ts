import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { ReplayWatch } from './consumers/replay-watch.js';
import { ChatNotices } from './consumers/chat-notices.js';
import { ClientReminders } from './consumers/client-reminders.js';
import { CompanyReminders } from './consumers/company-reminders.js';
import { DeadLetterWatch } from './consumers/dead-letter-watch.js';
import { Digests } from './consumers/digests.js';
import { DocumentReminders } from './consumers/document-reminders.js';
import { FeedbackRequests } from './consumers/feedback-requests.js';
import { Notifications } from './consumers/notifications.js';
import { Outgoing } from './consumers/outgoing.js';

/**
 * Turns events into notifications and emails, and sends digests. Needs the global Database and handlers of the queries about people, orders, chats
 * and feedbacks.
 */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule],
  providers: [
    Notifications,
    ChatNotices,
    FeedbackRequests,
    DocumentReminders,
    ClientReminders,
    CompanyReminders,
    Outgoing,
    Digests,
    DeadLetterWatch,
    ReplayWatch,
  ],
  exports: [Digests, DeadLetterWatch, ReplayWatch, FeedbackRequests, DocumentReminders, ClientReminders, CompanyReminders],
})
export class NotificationsWorkerModule {
  constructor(
    consumers: ConsumerRegistry,
    rebuilds: RebuildRegistry,
    schedule: Schedule,
    notifications: Notifications,
    chats: ChatNotices,
    requests: FeedbackRequests,
    reminders: DocumentReminders,
    turns: ClientReminders,
    companies: CompanyReminders,
    digests: Digests,
    deadLetters: DeadLetterWatch,
    replays: ReplayWatch,
  ) {
    consumers.add(notifications);
    consumers.add(chats);
    consumers.add(requests);
    consumers.add(reminders);
    rebuilds.add({
      consumer: notifications,
      tables: ['notifications', 'notification_orders'],
      snapshots: { notification_orders: ['last_us', 'state'] },
    });
    schedule.add({ name: 'digests', every: 30_000, run: () => digests.gather(new Date()) });
    schedule.add({ name: 'feedback requests', every: 60_000, run: () => requests.ask() });
    schedule.add({ name: 'document reminders', every: 60_000, run: () => reminders.remind() });
    schedule.add({ name: 'client reminders', every: 60_000, run: () => turns.remind() });
    schedule.add({ name: 'company reminders', every: 300_000, run: () => companies.remind() });
    schedule.add({ name: 'dead letters to tell of', every: 5_000, run: () => deadLetters.look() });
    schedule.add({ name: 'replays with faults', every: 5_000, run: () => replays.look() });
  }
}
