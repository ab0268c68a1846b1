import { join } from 'node:path';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { dataPlaces } from '../files/data-directory.js';
import { FileMail } from './file-mail.js';
import { MailTransport } from './outgoing-mail.js';
import { SmtpMail } from './smtp-mail.js';

function transportOf(config: Config): MailTransport {
  const { hostname } = new URL(config.publicUrl);
  if (config.mail !== undefined)
    return new SmtpMail(config.mail.smtpUrl, { from: config.mail.from, host: hostname, dkim: config.mail.dkim });
  return new FileMail(join(config.dataDir, dataPlaces.mail), { from: `Registra <no-reply@${hostname}>`, host: hostname });
}

/** Outgoing email: SMTP if SMTP_URL is set, otherwise files in DATA_DIR/mail. Needs the global Config. */
@Module({
  providers: [{ provide: MailTransport, inject: [Config], useFactory: transportOf }],
  exports: [MailTransport],
})
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly transport: MailTransport) {}

  onApplicationShutdown(): Promise<void> {
    return this.transport.close();
  }
}
