import { en } from '#machines/company/texts/en';

/** Companies of clients. */
const companies = {
  title: { personal: 'My companies', admin: 'Companies' },
  status: en.status,
  all_one: 'Show {{count}} company',
  all_other: 'Show all {{count}} companies',
  proposed: 'Change proposed',
  twice: 'Same number twice',
  twin: 'Another company has this register number in this country. Its client:',
  columns: { status: 'Status', client: 'Client' },
  search: { label: 'Search companies', placeholder: 'Name or register number' },
  sort: { '-createdAt': 'Newest first', createdAt: 'Oldest first', name: 'Name, A to Z', '-name': 'Name, Z to A' },
  empty: {
    title: 'No companies yet',
    text: 'A company appears here once the order that registers it has its number.',
    noMatch: 'No matching companies',
    noMatchText: 'Try a different search or clear some filters.',
  },
  emptyForStaff: {
    title: 'No companies yet',
    text: 'A company appears here once an order records it.',
    noMatch: 'No matching companies',
    noMatchText: 'Try a different search or clear some filters.',
  },
  missing: { title: 'Company not found', text: 'It may have been removed, or it isn’t one of yours.' },
  facts: { title: 'Details', ...en.fact },
  copy: 'Copy',
  copied: 'Copied',
  source: {
    order: 'Order',
    anOrder: 'From an order',
    partnerOf: 'Partner of order',
    partner: 'Partner',
    client: 'Client',
    staff: 'Our staff',
  },
  people: { title: 'People', none: 'Nobody is named yet.', otherwise: 'Control in another way' },
  orders: { title: 'Orders', none: 'No orders for this company.' },
  documents: {
    title: 'Documents',
    none: 'No documents yet.',
    result: 'Company documents',
    document: 'Documents given',
    address: 'Proof of address',
  },
};
export default companies;
