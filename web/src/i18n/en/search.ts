const search = {
  title: 'Search',
  label: 'What are you looking for?',
  placeholder: 'Order, person, country, page or command',
  searching: 'Searching…',
  nothing: 'Nothing found. Try another word.',
  groups: {
    commands: 'This order',
    orders: 'Orders',
    people: 'People',
    countries: 'Countries',
    services: 'Services',
    pages: 'Pages',
  },
  keys: { title: 'Keyboard shortcuts', everywhere: 'Everywhere', list: 'In a list', order: 'In an order' },
};

export default search;
