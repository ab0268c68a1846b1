const leads = { title: 'Заявки' };

export default leads;
