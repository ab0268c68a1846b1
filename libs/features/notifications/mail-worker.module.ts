import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { Deliverer } from './mail/deliverer.js';
import { MailFigures } from './mail/mail-figures.js';
import { MailWorker } from './mail/mail-worker.js';
import { MailDeliveryModule } from './mail-delivery.module.js';

/** Sends mail: the role `mail` of a worker. Several may run and share the work. */
@Module({ imports: [EventLogModule, MailDeliveryModule, ScheduleModule], providers: [MailFigures, MailWorker] })
export class MailWorkerModule {
  constructor(schedule: Schedule, deliverer: Deliverer) {
    schedule.add({ name: 'letters to erased people', every: 30_000, run: () => deliverer.forgetErased() });
  }
}
