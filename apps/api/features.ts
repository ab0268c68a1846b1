import type { ModuleMetadata } from '@nestjs/common';
import { AuditModule } from '#libs/features/audit/audit.module';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { DocumentsModule } from '#libs/features/documents/documents.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { LiveModule } from '#libs/features/live/live.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { OrdersModule } from '#libs/features/orders/orders.module';
import { PayoffsModule } from '#libs/features/payoffs/payoffs.module';
import { ReportsModule } from '#libs/features/reports/reports.module';
import { UsersModule } from '#libs/features/users/users.module';

/** Every feature the API serves. */
export const features: NonNullable<ModuleMetadata['imports']> = [
  UsersModule,
  CatalogueModule,
  DocumentsModule,
  OrdersModule,
  LiveModule,
  PayoffsModule,
  ReportsModule,
  LeadsModule,
  NotificationsModule,
  AuditModule,
];
