import type { ModuleMetadata } from '@nestjs/common';
import { AuditModule } from '#libs/features/audit/audit.module';
import { BundlesModule } from '#libs/features/audit/bundles.module';
import { AuthModule } from '#libs/features/auth/auth.module';
import { CalendarModule } from '#libs/features/calendar/calendar.module';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { ChatModule } from '#libs/features/chat/chat.module';
import { CompaniesModule } from '#libs/features/companies/companies.module';
import { DocumentsModule } from '#libs/features/documents/documents.module';
import { FeedbacksModule } from '#libs/features/feedbacks/feedbacks.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { LedgerQueriesModule } from '#libs/features/ledger/ledger.module';
import { LiveModule } from '#libs/features/live/live.module';
import { MyDayModule } from '#libs/features/my-day/my-day.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { OrdersModule } from '#libs/features/orders/orders.module';
import { ConfiguredProviderModule } from '#libs/features/payments/provider/configured-provider.module';
import { PaymentsModule } from '#libs/features/payments/payments.module';
import { PayoffsModule } from '#libs/features/payoffs/payoffs.module';
import { PeopleModule } from '#libs/features/people/people.module';
import { ReportsModule } from '#libs/features/reports/reports.module';
import { SearchModule } from '#libs/features/search/search.module';
import { replaySources } from '../replay-sources.js';

/** Every feature the API serves. */
export const features: NonNullable<ModuleMetadata['imports']> = [
  AuthModule,
  PeopleModule,
  CatalogueModule,
  DocumentsModule,
  OrdersModule,
  LiveModule,
  ConfiguredProviderModule,
  PaymentsModule,
  PayoffsModule,
  LedgerQueriesModule,
  ReportsModule,
  LeadsModule,
  ChatModule,
  CompaniesModule,
  FeedbacksModule,
  NotificationsModule,
  AuditModule,
  BundlesModule.forRoot(replaySources),
  SearchModule,
  MyDayModule,
  CalendarModule,
];
