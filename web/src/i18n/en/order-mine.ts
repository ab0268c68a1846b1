/** The page of a client’s files. */
export const orderMine = {
  title: 'My documents',
  search: { label: 'Search documents', placeholder: 'Document, company or order' },
  source: 'Kind',
  sources: { given: 'Your documents', result: 'Company documents' },
  review: 'Review',
  columns: { name: 'File', uses: 'Orders', validUntil: 'Valid until', givenAt: 'Added' },
  sort: { '-givenAt': 'Newest first', givenAt: 'Oldest first', name: 'By name', '-name': 'By name, from the end' },
  expired: 'Expired',
  setDate: 'Set a date…',
  changeDate: 'Change the date…',
  dateTitle: 'How long is the document valid?',
  dateSubmit: 'Save',
  dateHint: 'We won’t offer an expired document in a new order. Leave it empty for no date.',
  empty: {
    title: 'No documents yet',
    text: 'Files you upload to your orders appear here, ready for the next order, and so do the company documents we send you.',
    noMatch: 'No documents match',
  },
} as const;
