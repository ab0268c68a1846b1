import { progressStatuses } from '#machines/order/statuses';
import { amounts, days, defineList, flag, oneOf, type Param, text } from '../../lib/list/define-list.js';

export const deadLetterStates = ['open', 'resolved', 'all'] as const;
export const auditTabs = ['log', 'refusals', 'reads', 'replay', 'process', 'letters', 'models'] as const;
export type AuditTab = (typeof auditTabs)[number];

/** Every list of the page keeps its tab in the address; `id` is the open row. */
const viewOf = (tab: AuditTab) => ({ tab: { name: 'tab', initial: '', parse: () => tab } satisfies Param, id: text('id') });

/** Accepts an order's number in any form: R-000412, 412; at most nine digits. */
const orderNumber = (name: string): Param => ({
  name,
  initial: '',
  parse: (value) => /^(?:R-)?0*(\d{1,9})$/i.exec(value.trim())?.[1] ?? '',
});

const place: Param = { name: 'position', initial: '', parse: (value) => (/^\d{1,15}(\.\.\d{1,15})?$/.test(value) ? value : '') };

/** Filters of the event log in the address of /admin/audit; the newest events first, without a text search. */
export const logList = defineList({
  sorts: ['-at', 'at'],
  filters: {
    at: days('at'),
    group: text('group'),
    type: text('type', 2_000),
    actor: text('actor'),
    order: orderNumber('order'),
    stream: text('stream'),
    amount: amounts('amount'),
    position: place,
  },
  view: viewOf('log'),
  searched: false,
});

export const refusalsList = defineList({
  sorts: ['-at', 'at'],
  filters: {
    at: days('at'),
    actor: text('actor'),
    operation: text('operation'),
    code: text('code'),
    order: orderNumber('order'),
  },
  view: viewOf('refusals'),
  searched: false,
});

/** The newest replays, or the one in the address. */
export const replayView = defineList({ sorts: ['-askedAt'], filters: {}, view: viewOf('replay'), searched: false });

export const readsList = defineList({
  sorts: ['-at', 'at'],
  filters: {
    at: days('at'),
    actor: text('actor'),
    kind: text('kind'),
    order: orderNumber('order'),
    object: text('object'),
  },
  view: viewOf('reads'),
  searched: false,
});

/** Figures whose orders can be listed, by their names on the wire. */
const behindKinds = ['arrow', 'entered', 'waiting', 'skipped', 'repeated', 'paidLate', 'outliers'] as const;

/** Filters of the process map, those of a second map (`b.`), and the figure whose orders are shown. */
export const processList = defineList({
  sorts: ['-at'],
  filters: {
    at: days('at'),
    country: text('country'),
    service: text('service'),
    manager: text('manager'),
    partner: text('partner'),
    paidLate: flag('paidLate'),
  },
  view: {
    ...viewOf('process'),
    compare: oneOf('compare', ['true']),
    at2: { ...days('b.at'), within: 'compare' },
    country2: { ...text('b.country'), within: 'compare' },
    service2: { ...text('b.service'), within: 'compare' },
    manager2: { ...text('b.manager'), within: 'compare' },
    partner2: { ...text('b.partner'), within: 'compare' },
    paidLate2: { ...flag('b.paidLate'), within: 'compare' },
    side: oneOf('side', ['b']),
    behind: oneOf('behind', behindKinds),
    status: oneOf('status', progressStatuses),
    to: oneOf('to', progressStatuses),
  },
  searched: false,
});

/** Events that a consumer failed to process. */
export const stuckEvents = defineList({
  sorts: ['-failedAt'],
  filters: { state: oneOf('state', deadLetterStates, 'open'), consumer: text('consumer') },
  view: viewOf('letters'),
  searched: false,
});
