/** The page of the files that a client gave. */
export const orderMine = {
  title: 'My documents',
  search: { label: 'Search documents', placeholder: 'File name, document or order' },
  review: 'Review',
  columns: { name: 'File', uses: 'Used in', validUntil: 'Valid until', givenAt: 'Uploaded' },
  sort: { '-givenAt': 'Newest first', givenAt: 'Oldest first', name: 'By name', '-name': 'By name, from the end' },
  expired: 'Expired',
  setDate: 'Set a date…',
  changeDate: 'Change the date…',
  dateTitle: 'How long is the document valid?',
  dateSubmit: 'Save',
  dateHint: 'We won’t offer an expired document in a new order. Leave it empty for no date.',
  empty: {
    title: 'No documents yet',
    text: 'Files you upload to your orders appear here, ready for the next order.',
    noMatch: 'No documents match',
  },
} as const;
