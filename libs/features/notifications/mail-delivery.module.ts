import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { MailModule } from '#libs/platform/mail/mail.module';
import { Deliverer } from './mail/deliverer.js';
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
