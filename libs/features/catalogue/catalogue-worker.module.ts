import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SecondPeople } from '#libs/accounts/second-people';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { BankAccountWrites } from './commands/bank-account-writes.js';
import { PriceProposals } from './commands/price-proposals.js';
import { BankAccounts } from './storage/bank-accounts.js';
import { CatalogueLog } from './storage/catalogue-log.js';
import { DocumentForms } from './storage/document-forms.js';

/**
 * Settles proposed bank accounts and prices, and deletes blank forms that no service names. Needs the global Config, Database and log, and
 * handlers of the queries about people.
 */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule],
  providers: [BankAccounts, BankAccountWrites, CatalogueLog, DocumentForms, PriceProposals, SecondPeople],
})
export class CatalogueWorkerModule {
  constructor(schedule: Schedule, writes: BankAccountWrites, prices: PriceProposals, forms: DocumentForms) {
    schedule.add({ name: 'bank accounts to settle', every: 15_000, atOnce: true, run: () => writes.settle() });
    schedule.add({ name: 'proposed prices to settle', every: 15_000, atOnce: true, run: () => prices.settle() });
    schedule.add({ name: 'forms that no service names', every: 3_600_000, run: () => forms.sweep() });
  }
}
