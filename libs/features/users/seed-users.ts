import { v5 } from 'uuid';
import type { Id, Language } from '#libs/kernel/ids';
import type { Department, Role } from '#libs/kernel/people';
import type { Database } from '#libs/platform/database/database';
import { emailKey } from './rules/email-key.js';
import { hashPassword } from './storage/passwords.js';

/** The password of every demo account. */
export const demoPassword = 'registra-demo';

export interface DemoUser {
  /** Made from the e-mail, so that other seeds can name people and a second seeding finds them. */
  id: Id;
  email: string;
  role: Role;
  department: Department | null;
  firstName: string;
  lastName: string;
  phone: string;
  partnerCompanyName: string | null;
  language: Language;
}

const space = '6f2f6d0e-8a54-4c35-9d0c-6b1f7a1d20c5';

type Named = readonly [
  account: string,
  role: Role,
  department: Department | null,
  firstName: string,
  lastName: string,
  language?: Language,
];

const people: readonly Named[] = [
  ['owner', 'Owner', null, 'Марина', 'Орлова'],
  ['admin', 'Admin', null, 'Илья', 'Громов'],
  ['ceo', 'CEO', null, 'Sofia', 'Lindqvist', 'en'],
  ['supermanager', 'Supermanager', null, 'Тимур', 'Ахметов'],
  ['client', 'Client', null, 'Дмитрий', 'Соколов'],
  ['client2', 'Client', null, 'Hannah', 'Whitfield', 'en'],
  ['partner', 'Partner', null, 'Кристина', 'Тамм'],
  ['partner2', 'Partner', null, 'Giorgi', 'Beridze', 'en'],
  ['contact-manager', 'Manager', 'ubContact', 'Алина', 'Ершова'],
  ['contact-head', 'DepartmentHead', 'ubContact', 'Роман', 'Белов'],
  ['client-service-manager', 'Manager', 'ubClient', 'Ольга', 'Никитина'],
  ['client-service-head', 'DepartmentHead', 'ubClient', 'Павел', 'Зимин'],
  ['services-manager', 'Manager', 'ubServices', 'Юлия', 'Карпова'],
  ['services-head', 'DepartmentHead', 'ubServices', 'Артём', 'Лебедев'],
  ['agents-manager', 'Manager', 'ubAgents', 'Камила', 'Юсупова'],
  ['agents-head', 'DepartmentHead', 'ubAgents', 'Виктор', 'Щербаков'],
  ['business-manager', 'Manager', 'ubBusinessDevelopment', 'Daniel', 'Okafor', 'en'],
  ['business-head', 'DepartmentHead', 'ubBusinessDevelopment', 'Елена', 'Воронцова'],
  ['content-manager', 'Manager', 'ubContent', 'Никита', 'Фролов'],
  ['content-head', 'DepartmentHead', 'ubContent', 'Claire', 'Moreau', 'en'],
  ['innovations-manager', 'Manager', 'ubInnovations', 'Степан', 'Гусев'],
  ['innovations-head', 'DepartmentHead', 'ubInnovations', 'Вера', 'Ким'],
  ['outside-manager', 'Manager', 'ubOutsideDepartment', 'Олег', 'Маслов'],
  ['outside-head', 'DepartmentHead', 'ubOutsideDepartment', 'Ирина', 'Савельева'],
];

const companies: Readonly<Record<string, string>> = { partner: 'Tamm & Partners OÜ', partner2: 'Beridze Legal LLC' };

/** The id of the demo account `account`@registra.example. */
export const demoUserId = (account: string): Id => v5(`${account}@registra.example`, space);

/** The demo accounts: one of each role, a second client and partner, a manager and a head of each department. */
export const demoUsers: readonly DemoUser[] = people.map(([account, role, department, firstName, lastName, language], place) => ({
  id: demoUserId(account),
  email: `${account}@registra.example`,
  role,
  department,
  firstName,
  lastName,
  phone: `+7 900 000-${String(place + 1).padStart(2, '0')}-00`,
  partnerCompanyName: companies[account] ?? null,
  language: language ?? 'ru',
}));

const insertSql = `
  insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, phone, partner_company_name, language,
    email_confirmed_at, created_at, updated_at)
  select u.id, u.email, u.key, $2, u.role, u.department, u."firstName", u."lastName", u.phone, u."partnerCompanyName", u.language, $3, $3, $3
  from jsonb_to_recordset($1::jsonb) as u (id uuid, email text, key text, role text, department text, "firstName" text, "lastName" text,
    phone text, "partnerCompanyName" text, language text)
  on conflict (email_key) do nothing`;

/** Inserts the demo accounts that are missing, as created at `at`; their password is hashed once. */
export async function seedUsers(database: Database, at: Date = new Date()): Promise<void> {
  const rows = demoUsers.map((user) => ({ ...user, key: emailKey(user.email) }));
  await database.query(insertSql, [JSON.stringify(rows), await hashPassword(demoPassword), at]);
}
