import { toText } from '#machines/kernel/money';
import { toRfc3339 } from '#machines/kernel/time';
import type { OrderActor } from '#machines/order/commands';
import { paid } from '#machines/order/figures';
import { dueDate } from '#machines/order/next-step';
import { statusMeta } from '#machines/order/status-meta';
import { type ProgressStatus, statusesShown } from '#machines/order/statuses';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { readerOf, viewFor } from '#machines/order/who';
import type { OrderListItem } from '../../api/wire.js';

/** A row of the list in `status` for `actor`, from events of the machine. */
export function listedOrder(status: ProgressStatus, number: number, actor: OrderActor = people.clientManager): OrderListItem {
  const { state } = orderIn(status);
  const reader = readerOf(actor);
  const machine = viewFor(actor, state);
  const { configuration, facts, terms } = state;
  const due = dueDate(state);
  return {
    _id: id(1000 + number),
    number: `R-${String(number).padStart(6, '0')}`,
    status,
    statuses: statusesShown(machine.value),
    badge: statusMeta[status].badge,
    shortCode: statusMeta[status].shortCode,
    ...configuration,
    version: state.version,
    service: { _id: terms.service, name: { ru: 'Регистрация OÜ', en: 'OÜ registration' } },
    country: { _id: terms.country, code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } },
    client: { _id: facts.client, name: 'Anna Sokolova', company: 'Nordline Trade' },
    partner: facts.partner ? { _id: facts.partner, name: 'Kadri Tamm', company: 'Baltic Registry Partners' } : null,
    manager: { _id: people.clientManager.id, name: 'Elena Markova' },
    price: toText(facts.price, facts.currency),
    ...(reader === 'partner' ? {} : { paid: toText(paid(facts), facts.currency) }),
    currency: facts.currency,
    termDays: terms.termDays,
    termUnit: terms.termUnit,
    dueAt: due === null ? null : toRfc3339(due),
    statusSince: toRfc3339(state.statusSince),
    operations: [],
    createdAt: toRfc3339(state.createdAt),
    updatedAt: toRfc3339(state.updatedAt),
    machine,
  };
}
