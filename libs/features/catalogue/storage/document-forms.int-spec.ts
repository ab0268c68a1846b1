import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { createCatalogueDatabase } from '#libs/testing/catalogue-database';
import { testConfig } from '#libs/testing/small-app';
import type { TestDatabase } from '#libs/testing/test-database';
import { fileFaults } from '../commands/offered.js';
import { seededServiceId } from '../seed/seed-catalogue.js';
import { DocumentForms } from './document-forms.js';

const service = seededServiceId('EE', 'ou');
let test: TestDatabase;
let owned: Database;
let forms: DocumentForms;
beforeAll(async () => {
  test = await createCatalogueDatabase();
  owned = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
  forms = new DocumentForms(test.database, testConfig());
});
afterAll(async () => {
  await owned.close();
  await test.drop();
});
beforeEach(async () => {
  await owned.query('delete from document_forms');
  await name(null);
});

const upload = (named = 'form.pdf'): Promise<Id> =>
  forms.keep({ name: named, type: 'application/pdf', content: Buffer.from(`%PDF ${named}`) });
/** Moves the last upload of every form into the past. */
const pass = (hours: number): Promise<unknown> =>
  owned.query('update document_forms set uploaded_at = uploaded_at - make_interval(hours => $1)', [hours]);
/** Makes the service name the form in its first required document. */
const nameSql = `update services set required_documents = jsonb_set(required_documents, '{0,form}', coalesce(to_jsonb($2::text), 'null'))
  where id = $1`;
const name = (form: Id | null): Promise<unknown> => owned.query(nameSql, [service, form]);
const stored = async (): Promise<string[]> =>
  (await test.database.query<{ name: string }>('select name from document_forms order by name')).map((row) => row.name);

describe('the sweep of blank forms', () => {
  it('deletes those that no service names, a day after their last upload', async () => {
    await upload('old.pdf');
    await pass(23);
    await upload('new.pdf');
    expect([await forms.sweep(), await stored()]).toEqual([0, ['new.pdf', 'old.pdf']]);
    await pass(2);
    expect([await forms.sweep(), await stored()]).toEqual([1, ['new.pdf']]);
  });

  it('gives a form that is uploaded again another day', async () => {
    const form = await upload();
    await pass(30);
    expect(await upload()).toBe(form);
    expect([await forms.sweep(), await stored()]).toEqual([0, ['form.pdf']]);
  });

  it('keeps what a service names, an archived one too, and deletes it after its removal from the service', async () => {
    await name(await upload());
    await pass(1000);
    expect(await forms.sweep()).toBe(0);
    await owned.query('update services set archived_at = now() where id = $1', [service]);
    expect(await forms.sweep()).toBe(0);
    await owned.query('update services set archived_at = null where id = $1', [service]);
    await name(null);
    expect([await forms.sweep(), await stored()]).toEqual([1, []]);
  });

  it('keeps a form while a service that names it is being saved', async () => {
    const form = await upload();
    await pass(1000);
    await test.database.transaction(async (tx) => {
      expect(await fileFaults(tx, [{ example: null, form }])).toEqual([]);
      expect(await forms.sweep()).toBe(0);
      await tx.query(nameSql, [service, form]);
    });
    expect([await forms.sweep(), await stored()]).toEqual([0, ['form.pdf']]);
  });

  it('makes a save that comes after the deletion fail', async () => {
    const form = await upload();
    await pass(1000);
    expect(await forms.sweep()).toBe(1);
    const faults = await test.database.transaction((tx) => fileFaults(tx, [{ example: null, form }]));
    expect(faults).toEqual([{ field: 'requiredDocuments.0.form', code: 'missingReference' }]);
  });
});
