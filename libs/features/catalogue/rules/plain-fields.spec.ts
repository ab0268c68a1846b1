import { type AnsweredFields, eachField, defaultOf } from '#machines/catalogue/fields';
import { type ServiceFields, serviceFields } from '#machines/catalogue/service-schema';
import { publicFields, storedFields, writtenFields } from './plain-fields.js';

const text = (en: string) => ({ ru: `${en} (рус)`, en });
const written = {
  // What a field added later is where nobody wrote it.
  ...eachField<Required<AnsweredFields<ServiceFields>>>(serviceFields, (_, field) => defaultOf(field)),
  title: text('Registration'),
  legalForm: text('Branch'),
  description: text('From the papers to the extract'),
  prepaymentPercent: 33.33,
  details: ['names' as const, 'founders' as const],
  partnerReward: 12.5,
};

describe('the plain fields of a service', () => {
  it('are read as they were written, percents kept as basis points', () => {
    const stored = storedFields(serviceFields, written);
    expect(stored).toMatchObject({ prepaymentPercent: 3333, partnerReward: 1250 });
    expect(writtenFields(serviceFields, stored)).toEqual(written);
  });

  it('are normalised: titles in one line, prose with one kind of line end', () => {
    const stored = storedFields(serviceFields, { ...written, title: text('  Registration '), description: { ru: ' Раз\r\nдва ', en: '' } });
    expect(stored.title.ru).toBe('Registration  (рус)');
    expect(stored.title.en).toBe('Registration');
    expect(stored.description).toEqual({ ru: 'Раз\nдва', en: '' });
  });

  it('are kept in the order of their form, and empty where nothing is chosen', () => {
    expect(storedFields(serviceFields, { ...written, details: ['people', 'names'] }).details).toEqual(['names', 'people']);
    const { details: _, ...without } = written;
    expect(storedFields(serviceFields, without).details).toEqual([]);
  });

  it('are shown to the public without those for staff', () => {
    const { partnerReward: _, ...others } = written;
    expect(publicFields(serviceFields, storedFields(serviceFields, written))).toEqual(others);
  });

  it('have their defaults if they were never entered', () => {
    const { description: _, prepaymentPercent: __, ...known } = storedFields(serviceFields, written);
    expect(writtenFields(serviceFields, known)).toEqual({ ...written, description: { ru: '', en: '' }, prepaymentPercent: 30 });
  });
});
