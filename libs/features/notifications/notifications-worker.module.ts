import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { ReplayWatch } from './consumers/replay-watch.js';
import { ChatNotices } from './consumers/chat-notices.js';
import { CompanyReminders } from './consumers/company-reminders.js';
import { DeadLetterWatch } from './consumers/dead-letter-watch.js';
import { Digests } from './consumers/digests.js';
import { Notifications } from './consumers/notifications.js';
import { Outgoing } from './consumers/outgoing.js';
import { reminderConsumers, reminderKinds, Reminders } from './consumers/reminders.js';

/**
 * Turns events into notifications and emails, and sends digests. Needs the global Database and handlers of the queries about people,
 * orders, chats and feedbacks.
 */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule],
  providers: [Notifications, ChatNotices, Reminders, CompanyReminders, Outgoing, Digests, DeadLetterWatch, ReplayWatch],
  exports: [Digests, DeadLetterWatch, ReplayWatch, Reminders, CompanyReminders],
})
export class NotificationsWorkerModule {
  constructor(
    consumers: ConsumerRegistry,
    rebuilds: RebuildRegistry,
    schedule: Schedule,
    notifications: Notifications,
    chats: ChatNotices,
    reminders: Reminders,
    companies: CompanyReminders,
    digests: Digests,
    deadLetters: DeadLetterWatch,
    replays: ReplayWatch,
  ) {
    consumers.add(notifications);
    consumers.add(chats);
    reminderConsumers.forEach((consumer) => consumers.add(consumer));
    rebuilds.add({
      consumer: notifications,
      tables: ['notifications', 'notification_orders'],
      snapshots: { notification_orders: ['last_us', 'state'] },
    });
    schedule.add({ name: 'digests', every: 30_000, run: () => digests.gather(new Date()) });
    for (const name of reminderKinds) schedule.add({ name, every: 60_000, run: () => reminders.remind(name) });
    schedule.add({ name: 'company reminders', every: 300_000, run: () => companies.remind() });
    schedule.add({ name: 'dead letters to tell of', every: 5_000, run: () => deadLetters.look() });
    schedule.add({ name: 'replays with faults', every: 5_000, run: () => replays.look() });
  }
}
