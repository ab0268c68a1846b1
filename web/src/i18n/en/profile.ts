const profile = {
  title: 'Profile',
  person: 'About me',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone',
  preferences: 'Language and theme',
  account: 'Account',
  email: 'E-mail',
  role: 'Role',
  department: 'Department',
  saved: 'Saved',
};

export default profile;
