import type { Bilingual } from '#libs/kernel/ids';
import { type TypeKey, name } from './plan.js';

export const plannedTypes: Readonly<Record<TypeKey, Bilingual>> = {
  companyRegistration: name('Регистрация компании', 'Company registration'),
  soleTrader: name('Регистрация предпринимателя', 'Registration of an entrepreneur'),
  bankAccount: name('Открытие счёта', 'Bank account'),
  legalAddress: name('Адрес и представители', 'Address and officers'),
  accounting: name('Бухгалтерия', 'Accounting'),
  residence: name('Вид на жительство', 'Residence'),
};
