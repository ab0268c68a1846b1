import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { Deliverer } from './mail/deliverer.js';
import { MailFigures } from './mail/mail-figures.js';
import { MailWorker } from './mail/mail-worker.js';
import { CqrsModule } from '@nestjs/cqrs';
import { MailModule } from '#libs/platform/mail/mail.module';
import { EmailWriter } from './mail/email-writer.js';
import { UnsubscribeLinks } from './mail/unsubscribe-links.js';
import { ReferencesReader } from './queries/references.js';
import { Outbox } from './storage/outbox.js';
import { addNotificationTexts } from './texts/texts.js';

addNotificationTexts();

/**
 * Writes and delivers emails on request, without a timer. Needs the global Config and Database, and handlers of the queries about people
 * and account emails.
 */
@Module({
  imports: [CqrsModule, MailModule],
  providers: [Deliverer, EmailWriter, Outbox, ReferencesReader, UnsubscribeLinks],
  exports: [Deliverer],
})
export class MailDeliveryModule {}

/** The worker's role `mail`. Several may run and share the work. */
@Module({ imports: [EventLogModule, MailDeliveryModule, ScheduleModule], providers: [MailFigures, MailWorker] })
export class MailWorkerModule {
  constructor(schedule: Schedule, deliverer: Deliverer) {
    schedule.add({ name: 'letters to erased people', every: 30_000, run: () => deliverer.forgetErased() });
  }
}
