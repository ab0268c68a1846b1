import { v5 } from 'uuid';
import { hashPassword } from '#libs/accounts/passwords';
import { emailKey } from '#machines/kernel/email-key';
import type { Id, Language } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import type { Database } from '#libs/platform/database/database';

/** The password of every demo account. */
export const demoPassword = 'registra-demo';

export interface DemoUser {
  /** Derived from the email, so that other seeds can refer to people and a second seeding finds them. */
  id: Id;
  email: string;
  role: Role;
  department: Department | null;
  firstName: string;
  lastName: string;
  latinFirstName: string | null;
  latinLastName: string | null;
  phone: string;
  partnerCompanyName: string | null;
  language: Language;
  birthday: string;
  /** code of a country of the sample catalogue */
  country: string;
}

const space = '6f2f6d0e-8a54-4c35-9d0c-6b1f7a1d20c5';

type Named = readonly [
  account: string,
  role: Role,
  department: Department | null,
  firstName: string,
  lastName: string,
  latinFirstName?: string,
  latinLastName?: string,
];

/** People whose name is in Latin script read English, the others Russian. */
const people: readonly Named[] = [
  ['owner', 'Owner', null, 'Марина', 'Орлова', 'Marina', 'Orlova'],
  ['admin', 'Admin', null, 'Илья', 'Громов', 'Ilya', 'Gromov'],
  ['ceo', 'CEO', null, 'Sofia', 'Lindqvist'],
  ['supermanager', 'Supermanager', null, 'Тимур', 'Ахметов', 'Timur', 'Akhmetov'],
  ['client', 'Client', null, 'Дмитрий', 'Соколов', 'Dmitry', 'Sokolov'],
  ['client2', 'Client', null, 'Hannah', 'Whitfield'],
  ['partner', 'Partner', null, 'Кристина', 'Тамм', 'Kristina', 'Tamm'],
  ['partner2', 'Partner', null, 'Giorgi', 'Beridze'],
  ['contact-manager', 'Manager', 'ubContact', 'Алина', 'Ершова', 'Alina', 'Yershova'],
  ['contact-head', 'DepartmentHead', 'ubContact', 'Роман', 'Белов', 'Roman', 'Belov'],
  ['client-service-manager', 'Manager', 'ubClient', 'Ольга', 'Никитина', 'Olga', 'Nikitina'],
  ['client-service-head', 'DepartmentHead', 'ubClient', 'Павел', 'Зимин', 'Pavel', 'Zimin'],
  ['services-manager', 'Manager', 'ubServices', 'Юлия', 'Карпова', 'Yulia', 'Karpova'],
  ['services-head', 'DepartmentHead', 'ubServices', 'Артём', 'Лебедев', 'Artyom', 'Lebedev'],
  ['agents-manager', 'Manager', 'ubAgents', 'Камила', 'Юсупова', 'Kamila', 'Yusupova'],
  ['agents-head', 'DepartmentHead', 'ubAgents', 'Виктор', 'Щербаков', 'Viktor', 'Shcherbakov'],
  ['business-manager', 'Manager', 'ubBusinessDevelopment', 'Daniel', 'Okafor'],
  ['business-head', 'DepartmentHead', 'ubBusinessDevelopment', 'Елена', 'Воронцова', 'Elena', 'Vorontsova'],
  ['content-manager', 'Manager', 'ubContent', 'Никита', 'Фролов', 'Nikita', 'Frolov'],
  ['content-head', 'DepartmentHead', 'ubContent', 'Claire', 'Moreau'],
  ['innovations-manager', 'Manager', 'ubInnovations', 'Степан', 'Гусев', 'Stepan', 'Gusev'],
  ['innovations-head', 'DepartmentHead', 'ubInnovations', 'Вера', 'Ким', 'Vera', 'Kim'],
  ['outside-manager', 'Manager', 'ubOutsideDepartment', 'Олег', 'Маслов', 'Oleg', 'Maslov'],
  ['outside-head', 'DepartmentHead', 'ubOutsideDepartment', 'Ирина', 'Савельева', 'Irina', 'Savelieva'],
];

const companies: Readonly<Record<string, string>> = { partner: 'Tamm & Partners OÜ', partner2: 'Beridze Legal LLC' };

/** Birthdays and countries of staff. */
const origins: Readonly<Record<string, readonly [birthday: string, country: string]>> = {
  owner: ['1978-04-12', 'EE'],
  admin: ['1986-09-30', 'GE'],
  ceo: ['1981-02-17', 'EE'],
  supermanager: ['1989-11-05', 'KZ'],
  client: ['1984-06-21', 'GE'],
  client2: ['1992-01-08', 'GB'],
  partner: ['1979-08-26', 'EE'],
  partner2: ['1987-03-14', 'GE'],
  'contact-manager': ['1996-07-02', 'KZ'],
  'contact-head': ['1983-12-19', 'RS'],
  'client-service-manager': ['1993-05-27', 'RS'],
  'client-service-head': ['1980-10-11', 'CY'],
  'services-manager': ['1995-02-23', 'GE'],
  'services-head': ['1985-08-08', 'IE'],
  'agents-manager': ['1994-04-16', 'KZ'],
  'agents-head': ['1977-06-29', 'RS'],
  'business-manager': ['1990-09-13', 'GB'],
  'business-head': ['1982-01-31', 'EE'],
  'content-manager': ['1997-11-22', 'JP'],
  'content-head': ['1988-07-07', 'CY'],
  'innovations-manager': ['1998-03-18', 'GE'],
  'innovations-head': ['1984-12-04', 'KZ'],
  'outside-manager': ['1991-10-25', 'AE'],
  'outside-head': ['1976-05-15', 'AE'],
};

/** The id of the demo account `account`@registra.example. */
export const demoUserId = (account: string): Id => v5(`${account}@registra.example`, space);

/** The demo accounts: one of each role, a second client and partner, a manager and a head of each department. */
export const demoUsers: readonly DemoUser[] = people.map(
  ([account, role, department, firstName, lastName, latinFirstName, latinLastName], place) => ({
    id: demoUserId(account),
    email: `${account}@registra.example`,
    role,
    department,
    firstName,
    lastName,
    latinFirstName: latinFirstName ?? null,
    latinLastName: latinLastName ?? null,
    phone: `+7900000${String(place + 1).padStart(2, '0')}00`,
    partnerCompanyName: companies[account] ?? null,
    language: latinFirstName === undefined ? 'en' : 'ru',
    birthday: origins[account]?.[0] ?? '1990-01-01',
    country: origins[account]?.[1] ?? 'EE',
  }),
);

const insertSql = `
  insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, latin_first_name, latin_last_name, phone, partner_company_name, language,
    birthday, country_id, email_confirmed_at, created_at, updated_at)
  select u.id, u.email, u.key, $2, u.role, u.department, u."firstName", u."lastName", u."latinFirstName", u."latinLastName", u.phone, u."partnerCompanyName",
    u.language, u.birthday, u."countryId", $3, $3, $3
  from jsonb_to_recordset($1::jsonb) as u (id uuid, email text, key text, role text, department text, "firstName" text, "lastName" text,
    "latinFirstName" text, "latinLastName" text, phone text, "partnerCompanyName" text, language text, birthday date, "countryId" uuid)
  on conflict (email_key) do nothing`;

let hashed: Promise<string> | undefined;

/**
 * Inserts the demo accounts that are missing, created thirty days before `at`, so that each may be the second of two approvers. Their
 * password is hashed once per process.
 * @param countryOf the id of a country by its code; absent without a catalogue
 */
export async function seedUsers(database: Database, at: Date = new Date(), countryOf?: (code: string) => Id): Promise<void> {
  const rows = demoUsers.map((user) => ({ ...user, key: emailKey(user.email), countryId: countryOf?.(user.country) ?? null }));
  await database.query(insertSql, [
    JSON.stringify(rows),
    await (hashed ??= hashPassword(demoPassword)),
    new Date(at.getTime() - 30 * 86_400_000),
  ]);
}
