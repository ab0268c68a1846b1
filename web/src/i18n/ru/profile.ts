const profile = {
  title: 'Профиль',
  person: 'Обо мне',
  firstName: 'Имя',
  lastName: 'Фамилия',
  company: 'Компания',
  phone: 'Телефон',
  preferences: 'Язык и тема',
  account: 'Учётная запись',
  email: 'Эл. почта',
  role: 'Роль',
  department: 'Отдел',
  saved: 'Сохранено',
};

export default profile;
