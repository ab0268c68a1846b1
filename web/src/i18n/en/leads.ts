const leads = { title: 'Leads' };

export default leads;
