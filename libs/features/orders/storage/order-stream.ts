import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { nextStepOf, waitsForConfirmation } from '#machines/order/next-step';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { listedColumns } from './listed-columns.js';

/** The row has what `decide` reads, and the columns that lists sort and filter by. */
export const orderStream = defineStream<OrderState>()({
  streamType: 'order',
  table: 'orders',
  machineVersion,
  columns: {
    number: { type: 'bigint', counter: 'orders' },
    machine_version: 'integer',
    progress: { type: 'order_progress', of: ({ value }: OrderState) => value.progress },
    reward: { type: 'order_reward', of: ({ value }: OrderState) => value.reward },
    client_id: { type: 'uuid', of: ({ facts }: OrderState) => facts.client, once: true },
    partner_id: { type: 'uuid', of: ({ facts }: OrderState) => facts.partner },
    manager_id: { type: 'uuid', of: ({ facts }: OrderState) => facts.manager },
    service_id: { type: 'uuid', of: ({ terms }: OrderState) => terms.service, once: true },
    country_id: { type: 'uuid', of: ({ terms }: OrderState) => terms.country, once: true },
    facts: { type: 'json', large: true },
    // The mutable parts of an order that no list needs as columns.
    detail: {
      type: 'json',
      large: true,
      of: [
        'configuration',
        'steps',
        'items',
        'documents',
        'payments',
        'waivedWithLimit',
        'details',
        'promised',
        'company',
        'agreed',
        'buyer',
        'withdrawal',
        'confirmedAt',
        'informedAt',
        'withdrawn',
        'cancellation',
        'clientSince',
        'turnSince',
        'waited',
      ],
    },
    company_id: { type: 'uuid', of: 'forCompany', once: true },
    terms: { type: 'jsonb', once: true },
    turn: { type: 'text', of: (order: OrderState) => nextStepOf(order).who },
    to_confirm: { type: 'boolean', of: waitsForConfirmation },
    cancellation_asked: { type: 'boolean', of: ({ facts }: OrderState) => facts.cancellationAskedAt !== null },
    ...listedColumns,
  },
  extra: { order_files: ['file_id', 'order_id', 'document_id'] },
  rest: ({ progress, reward }) => ({ value: { progress, reward } }),
});

export type OrderRow = RowOf<typeof orderStream>;
export type OrderStateRow = Pick<OrderRow, 'id' | 'version' | 'number' | 'machine_version' | 'progress' | 'reward' | 'facts'>;
