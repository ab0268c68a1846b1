import type { MigrationInterface } from 'typeorm';
import { Foundation0001 } from './0001-foundation.js';
import { EventLog0010 } from './0010-event-log.js';
import { Consumers0011 } from './0011-consumers.js';
import { Rebuilds0012 } from './0012-rebuilds.js';
import { DeadLetterLists0013 } from './0013-dead-letter-lists.js';
import { Users0020 } from './0020-users.js';
import { Catalogue0030 } from './0030-catalogue.js';
import { Files0040 } from './0040-files.js';
import { Orders0050 } from './0050-orders.js';
import { OrderSearch0051 } from './0051-order-search.js';
import { OrderCounts0060 } from './0060-order-counts.js';
import { OrderPayments0061 } from './0061-order-payments.js';
import { Ledger0062 } from './0062-ledger.js';
import { Notifications0070 } from './0070-notifications.js';
import { Mail0071 } from './0071-mail.js';
import { Reports0075 } from './0075-reports.js';
import { Payoffs0080 } from './0080-payoffs.js';
import { Accounts0085 } from './0085-accounts.js';
import { SecondFactor0086 } from './0086-second-factor.js';
import { People0087 } from './0087-people.js';
import { CatalogueWrites0090 } from './0090-catalogue-writes.js';
import { Choices0091 } from './0091-choices.js';
import { SiteSettings0092 } from './0092-site-settings.js';
import { CountryPictures0093 } from './0093-country-pictures.js';
import { Leads0095 } from './0095-leads.js';
import { LeadNews0096 } from './0096-lead-news.js';
import { SchemaVersion0110 } from './0110-schema-version.js';
import { Quotas0115 } from './0115-quotas.js';
import { RefusedCodes0105 } from './0105-refused-codes.js';
import { AccountLetters0100 } from './0100-account-letters.js';
import { SessionEnds0101 } from './0101-session-ends.js';
import { PhoneSearch0125 } from './0125-phone-search.js';

/** Every migration; the number in a name decides the order, not the place in this list. */
export const migrations: (new () => MigrationInterface)[] = [
  Foundation0001,
  EventLog0010,
  Consumers0011,
  Rebuilds0012,
  DeadLetterLists0013,
  Users0020,
  Catalogue0030,
  Files0040,
  Orders0050,
  OrderSearch0051,
  OrderCounts0060,
  OrderPayments0061,
  Ledger0062,
  Notifications0070,
  Mail0071,
  Reports0075,
  Payoffs0080,
  Accounts0085,
  SecondFactor0086,
  People0087,
  CatalogueWrites0090,
  Choices0091,
  SiteSettings0092,
  CountryPictures0093,
  Leads0095,
  LeadNews0096,
  SchemaVersion0110,
  Quotas0115,
  RefusedCodes0105,
  AccountLetters0100,
  SessionEnds0101,
  PhoneSearch0125,
];
