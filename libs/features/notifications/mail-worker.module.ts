import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { MailWorker } from './mail/mail-worker.js';
import { MailDeliveryModule } from './mail-delivery.module.js';

/** Sends mail: the role `mail` of a worker. Several may run and share the work. */
@Module({ imports: [EventLogModule, MailDeliveryModule], providers: [MailWorker] })
export class MailWorkerModule {}
