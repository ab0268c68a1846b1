import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { SentFiles } from './consumers/sent-files.js';

/** What follows of chats' events. Needs somebody who answers for documents. */
@Module({ imports: [CqrsModule, EventLogModule], providers: [SentFiles] })
export class ChatWorkerModule {
  constructor(consumers: ConsumerRegistry, files: SentFiles) {
    consumers.add(files);
  }
}
