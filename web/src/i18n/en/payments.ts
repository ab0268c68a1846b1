const payments = {
  title: 'Payment history',
  tabsLabel: 'Part of the price',
  all: 'All',
  erased: 'Erased person',
  refunded: '{{amount}} refunded',
  columns: {
    order: 'Order',
    client: 'Client',
    stage: 'Payment',
    state: 'State',
    amount: 'Amount',
    refundedAt: 'Refund date',
    at: 'Payment date',
  },
  filters: {
    paid: 'Paid',
    method: 'Method',
    state: 'State',
    refunded: 'With a refund',
    yes: 'yes',
  },
  sort: { '-at': 'Newest first', at: 'Oldest first' },
  empty: {
    title: 'Payments will be here',
    text: 'They appear as soon as a client pays or announces a transfer.',
    noMatch: 'No payment matches',
    noMatchText: 'Nothing fits the filters together.',
  },
};

export default payments;
