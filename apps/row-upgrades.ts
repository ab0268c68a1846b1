import { oneFormOfEmails } from '#libs/accounts/one-form-of-emails';
import { closedChain } from '#libs/event-log/chain/close-chain';
import { oneFormOfContacts } from '#libs/features/leads/storage/one-form-of-contacts';
import { refoldedOrders } from '#libs/features/orders/storage/replayable-orders';
import type { RowUpgrade } from '#libs/platform/database/ready-database';

/** What changes rows after the migrations, in this order: emails append to the log, which has to be a tree by then. */
export const rowUpgrades: readonly RowUpgrade[] = [closedChain, refoldedOrders, oneFormOfEmails, oneFormOfContacts];
