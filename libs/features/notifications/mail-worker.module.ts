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
import { addNotificationTexts } from './texts/words.js';

addNotificationTexts();

/** The parts that write emails and hand them over; nothing goes on by itself. Needs the global Config and Database, and who answers for people and the emails about their accounts. */
@Module({
  imports: [CqrsModule, MailModule],
  providers: [Deliverer, EmailWriter, Outbox, ReferencesReader, UnsubscribeLinks],
  exports: [Deliverer],
})
export class MailDeliveryModule {}

/** Sends mail: the role `mail` of a worker. Several may run and share the work. */
@Module({ imports: [EventLogModule, MailDeliveryModule, ScheduleModule], providers: [MailFigures, MailWorker] })
export class MailWorkerModule {
  constructor(schedule: Schedule, deliverer: Deliverer) {
    schedule.add({ name: 'letters to erased people', every: 30_000, run: () => deliverer.forgetErased() });
  }
}
