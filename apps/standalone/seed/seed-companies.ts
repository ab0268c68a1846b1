import type { INestApplicationContext } from '@nestjs/common';
import { v5 } from 'uuid';
import { CompanyCommands } from '#libs/features/companies/company-commands';
import type { CompanyFactsBody } from '#libs/features/companies/company-bodies.dto';
import { seededCountryId } from '#libs/features/catalogue/seed/seed-catalogue';
import { demoUserId, demoUsers } from '#libs/features/people/seed-users';
import type { StreamCall } from '#libs/contracts/commands/outcome';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';

const namespace: Id = '0b7a9a55-53a5-5c3e-8c0f-6a0f0d4b2f18';
const hour = 3_600_000_000;
const staff = 'client-service-manager';

/** Companies that clients of the demo had before they came, with what is known of them. */
const stories: readonly { client: string; country: string; facts: CompanyFactsBody }[] = [
  {
    client: 'client',
    country: 'EE',
    facts: {
      ...{ name: 'Whitfield Trading OÜ', registerNumber: '14820773', legalForm: 'OÜ', address: 'Narva mnt 5, 10117 Tallinn' },
      ...{ registeredOn: '2021-03-15', yearEnd: '12-31', vatNumber: 'EE102345678', taxNumber: '14820773' },
      officers: [{ name: 'Hannah Whitfield', post: 'Member of the management board' }],
      owners: [
        { name: 'Hannah Whitfield', kind: 'person', share: 60 },
        { name: 'Paul Novak', kind: 'person', share: 40 },
      ],
      beneficialOwners: [
        { name: 'Hannah Whitfield', share: 60 },
        { name: 'Paul Novak', share: 40 },
      ],
    },
  },
  {
    client: 'client2',
    country: 'GB',
    facts: {
      ...{ name: 'Lunina Design Ltd', registerNumber: '09876543', legalForm: 'Ltd', address: '12 Great Eastern Street, London EC2A 3NT' },
      ...{ registeredOn: '2022-12-20', yearEnd: '03-31', taxNumber: '8765432109' },
      officers: [{ name: 'Vera Lunina', post: 'Director' }],
      owners: [{ name: 'Vera Lunina', kind: 'person', share: 100 }],
      beneficialOwners: [{ name: 'Vera Lunina', share: 100 }],
    },
  },
];

function actorOf(account: string): Actor {
  const { role, department } = demoUsers.find(({ email }) => email === `${account}@registra.example`) ?? {};
  if (role === undefined) throw new Error(`there is no demo account ${account}`);
  return { id: demoUserId(account), role, department: department ?? null };
}

/** Enters and checks the companies by the commands that pages use. Keys follow from the story, so a seeding that was interrupted repeats nothing. @throws Error if one is refused */
export async function seedCompanies(app: INestApplicationContext, now: Micros): Promise<void> {
  const commands = app.get(CompanyCommands, { strict: false });
  const call = (account: string, key: string, at: Micros): StreamCall => ({
    ...{ actor: actorOf(account), tokenVersion: null, at },
    key: { key: v5(key, namespace), requestHash: '0'.repeat(64) },
  });
  for (const { client, country, facts } of stories) {
    const entered = await commands.enter({ ...facts, country: seededCountryId(country) }, call(client, `enter ${client}`, now - 48 * hour));
    if (entered.kind === 'refused' && entered.code === 'companyExists') continue;
    if (entered.kind === 'refused') throw new Error(`the company of ${client} is refused: ${entered.code}`);
    if (entered.state.status === 'unverified') await commands.verify(entered.state.id, call(staff, `verify ${client}`, now - 24 * hour));
  }
}
