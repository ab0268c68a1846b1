/** Header and footer of the public pages, the login and the 404 page. */
const siteFrame = {
  home: 'Registra home page',
  nav: {
    label: 'Site navigation',
    menu: 'Menu',
    services: 'Countries and services',
    about: 'About',
    partners: 'For partners',
    contacts: 'Contacts',
  },
  call: { ask: 'Request a call' },
  social: {
    telegram: 'Registra on Telegram',
    whatsapp: 'Registra on WhatsApp',
    linkedin: 'Registra on LinkedIn',
    instagram: 'Registra on Instagram',
    youtube: 'Registra on YouTube',
    facebook: 'Registra on Facebook',
    x: 'Registra on X',
    vk: 'Registra on VK',
  },
  footer: {
    services: 'Services',
    company: 'Company',
    documents: 'Documents',
    rights: '© {{year}} Registra',
    links: {
      '/selection-service': 'Choose a service',
      '/compare': 'Compare countries',
      '/service': 'All countries and services',
      '/service?type=accounting': 'Accounting',
      '/service?type=legalAddress': 'Legal address',
      '/about': 'About',
      '/partners': 'For partners',
      '/contacts': 'Contacts',
      '/faq': 'FAQ',
      '/offer': 'Terms of service',
      '/refunds': 'Refunds',
      '/privacy': 'Privacy',
      '/cookies': 'Cookies',
      '/imprint': 'Company details',
    },
  },
};

export default siteFrame;
