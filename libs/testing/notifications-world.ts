import type { Id } from '#machines/kernel/ids';
import type { ConfigValues } from '#libs/platform/config/config';
import type { Database } from '#libs/platform/database/database';
import type { SmallApp } from '#libs/testing/small-app';
import { OrderStories } from './order-stories.js';
import { type Account, OrdersTestApp } from './orders-test-app.js';
import { Deliverer } from '#libs/features/notifications/mail/deliverer';
import { MailDeliveryModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';

/** A list of notifications, as tests read it. */
export interface Listed {
  items: {
    _id: Id;
    kind: string;
    title: string;
    text: string;
    subject: { type: string; _id: string; label: string };
    actor: { _id: Id; name: string } | null;
    createdAt: string;
    readAt: string | null;
  }[];
  total: number;
  unread: number;
}

/** An email in the outbox. */
export interface Intent {
  id: Id;
  person_id: Id;
  purpose: string;
  notifications: Id[];
  state: string;
  attempts: number;
  reason: string | null;
}

/** Next to the usual ones: suites that need any of them take all, so that they share applications. */
export const notificationModules = [NotificationsModule, NotificationsWorkerModule, MailDeliveryModule];

/** Orders with notifications and emails. Nothing is delivered automatically: tests trigger it. */
export class NotificationsWorld {
  readonly stories: OrderStories;

  private constructor(readonly orders: OrdersTestApp) {
    this.stories = new OrderStories(orders);
  }

  static async start(config: Partial<ConfigValues> = {}, more: SmallApp['imports'] = [], own?: string): Promise<NotificationsWorld> {
    const imports = [...notificationModules, ...more];
    return new NotificationsWorld(await OrdersTestApp.start(undefined, { imports, config, ...(own !== undefined && { own }) }));
  }

  get database(): Database {
    return this.orders.database;
  }

  get deliverer(): Deliverer {
    return this.orders.app.get(Deliverer, { strict: false });
  }

  stop(): Promise<void> {
    return this.orders.stop();
  }

  async list(account: Account, query = '', language = 'en'): Promise<Listed> {
    const answer = await this.orders.call(account, 'GET', `/notifications?per_page=50${query}`, undefined, { 'accept-language': language });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as unknown as Listed;
  }

  async unread(account: Account): Promise<number> {
    return Number((await this.orders.must(account, 'GET', '/notifications/unread'))['unread']);
  }

  /** Emails in the outbox, of one account or all. */
  intents(account?: Account): Promise<Intent[]> {
    return this.database.query<Intent>('select * from mail_intents where $1::uuid is null or person_id = $1 order by created_at, id', [
      account === undefined ? null : this.orders.idOf(account),
    ]);
  }
}
