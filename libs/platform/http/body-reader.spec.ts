import { getMetadataStorage, IsInt, IsString, MetadataStorage } from 'class-validator';
import { keepRules } from './body-reader.js';

class Base {
  @IsString()
  name: string;
}

class Special extends Base {
  @IsInt({ groups: ['full'] })
  age: number;
}

/** A separate storage with the rules of both classes. */
function storage(): MetadataStorage {
  const made = new MetadataStorage();
  for (const type of [Base, Special]) {
    for (const rule of getMetadataStorage().getTargetValidationMetadatas(type, '', false, false)) {
      if (rule.target === type) made.addValidationMetadata(rule);
    }
  }
  return made;
}

const kept = (): MetadataStorage => {
  const made = storage();
  keepRules(made);
  return made;
};
const rulesOf = (of: MetadataStorage, type: new () => object, groups?: string[]) =>
  of.getTargetValidationMetadatas(type, undefined as never, false, false, groups);

describe('cached validation rules', () => {
  it.each([Base, Special, Object])('of %p equal those of a fresh search, and are searched once', (type) => {
    const rules = kept();
    expect(rulesOf(rules, type)).toEqual(rulesOf(storage(), type));
    expect(rulesOf(rules, type)).toBe(rulesOf(rules, type));
    for (const schema of ['', 'Base', 'Other']) {
      expect(rules.getTargetValidationMetadatas(type, schema, false, false)).toEqual(
        storage().getTargetValidationMetadatas(type, schema, false, false),
      );
    }
    expect(rules.groupByPropertyName(rulesOf(rules, type))).toEqual(storage().groupByPropertyName(rulesOf(storage(), type)));
    expect(rules.groupByPropertyName(rulesOf(rules, type))).toBe(rules.groupByPropertyName(rulesOf(rules, type)));
  });

  it('include one that a base class gets afterwards', () => {
    const rules = kept();
    expect(rulesOf(rules, Special)).toHaveLength(2);
    const [rule] = rulesOf(rules, Base);
    if (!rule) throw new Error('a rule was expected');
    rules.addValidationMetadata(Object.assign(Object.create(rule) as typeof rule, { propertyName: 'other', target: Base }));
    expect(rulesOf(rules, Special).map(({ propertyName }) => propertyName)).toContain('other');
  });

  it('are searched for each set of groups', () => {
    const rules = kept();
    rulesOf(rules, Special);
    expect(rulesOf(rules, Special, ['none']).map(({ propertyName }) => propertyName)).not.toContain('age');
    expect(rulesOf(rules, Special, ['full']).map(({ propertyName }) => propertyName)).toContain('age');
  });
});
