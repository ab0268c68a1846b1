import { OmitType, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  getMetadataStorage,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  MetadataStorage,
  Min,
} from 'class-validator';
import { IsLine, IsPhone, MayBeAbsent } from './field-rules.js';
import { Problem } from './problem.js';
import { BodyPipe, keepRules, Nested, Transform, validateBody } from './validate.js';

class Item {
  @IsIn(['document', 'address'])
  kind: string;
}

class Cash {
  @IsInt()
  @Min(1)
  amount: number;
}

class Ask {
  @Nested(() => Item)
  @ArrayMaxSize(2)
  items: Item[];
}

class Nothing {}

class Long {
  @Nested(() => Item)
  items: Item[];
}

class Grouped {
  @Nested(() => Item)
  groups: Map<string, Item>;
}

class Whole extends Grouped {
  @IsLine(10)
  title: string;

  @IsString()
  name: string;
}

class Part extends PartialType(OmitType(Whole, ['name']), { skipNullProperties: false }) {}

class Free {
  @IsObject()
  plain: object;
}

class Watched {
  static see: (value: unknown) => void = () => undefined;

  @ArrayMaxSize(2)
  @Transform((value) => {
    Watched.see(value);
    return value;
  })
  items: number[];
}

class Body {
  @IsString()
  @MaxLength(5)
  name: string;

  @MayBeAbsent()
  @IsInt()
  @Max(100)
  percent?: number;

  @MayBeAbsent()
  @IsUUID()
  id?: string;

  @MayBeAbsent()
  @ArrayUnique()
  codes?: string[];

  @MayBeAbsent()
  @IsPhone()
  phone?: string;

  @MayBeAbsent()
  @IsLine(10, false)
  title?: string;

  @MayBeAbsent()
  @IsIn(['ru', 'en'])
  language?: string;
}

class Operation {
  @IsIn(['cash', 'ask'])
  operation: string;

  @Nested(({ operation }) => ({ cash: Cash, ask: Ask })[operation as string] ?? Nothing)
  payload: Cash | Ask | Nothing;
}

const faults = async (type: new () => object, plain: unknown): Promise<string[]> => {
  try {
    await validateBody(type, plain);
    return [];
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    return error.errors.map(
      ({ field, code, params }) => `${field}: ${code}${params?.['limit'] === undefined ? '' : ` ${String(params['limit'])}`}`,
    );
  }
};

describe('validation of a body', () => {
  it('returns an instance of its class', async () => {
    const body = await validateBody(Body, { name: 'Anna', percent: 30 });
    expect(body).toBeInstanceOf(Body);
    expect(body).toEqual({ name: 'Anna', percent: 30 });
  });

  it.each([
    [{}, 'name: required'],
    [{ name: null }, 'name: required'],
    [{ name: 5 }, 'name: mustBeText'],
    [{ name: 'too long' }, 'name: tooLong 5'],
    [{ name: 'a', colour: 'red' }, 'colour: unknownField'],
    [{ name: 'a', colour: null }, 'colour: unknownField'],
    [{ name: 'a', percent: '30' }, 'percent: mustBeWhole'],
    [{ name: 'a', percent: 101 }, 'percent: tooLarge 100'],
    [{ name: 'a', percent: null }, 'percent: required'],
    [{ name: 'a', id: 'x' }, 'id: mustBeId'],
    [{ name: 'a', codes: ['x', 'x'] }, 'codes: duplicate'],
    [{ name: 'a', phone: '12345' }, 'phone: mustBePhone'],
    [{ name: 'a', phone: '8 912 555 01 77' }, 'phone: mustBePhone'],
    [{ name: 'a', phone: '+7 912 555 01 7' }, 'phone: mustBePhone'],
    [{ name: 'a', phone: 79125550177 }, 'phone: mustBePhone'],
    [{ name: 'a', title: 'a\nb' }, 'title: badFormat'],
    [{ name: 'a', title: 'a\u202eb' }, 'title: badFormat'],
    [{ name: 'a', title: ' ' }, 'title: required'],
  ])('refuses %j with %s', async (plain, fault) => {
    expect(await faults(Body, plain)).toEqual([fault]);
  });

  it.each([
    [{ phone: '+7 (912) 555-01-77' }, '+79125550177'],
    [{ phone: '+44 20 7946 0958', language: 'ru' }, '+442079460958'],
    [{ phone: '8 (912) 555-01-77', language: 'ru' }, '+79125550177'],
  ])('converts the phone number in %j to E.164', async (plain, phone) => {
    expect((await validateBody(Body, { name: 'Anna', ...plain })).phone).toBe(phone);
  });

  it('removes invisible characters from a line', async () => {
    const title = `A\u200e \u200bB${'\u0301'.repeat(99)}`;
    expect((await validateBody(Body, { name: 'Anna', title })).title).toBe(`A B${'\u0301'.repeat(6)}`);
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j, which is no object', async (plain) => {
    expect(await faults(Body, plain)).toEqual([': mustBeObject']);
  });

  it.each([[undefined], [null]])('requires a body instead of %p', async (plain) => {
    expect(await faults(Body, plain)).toEqual([': required']);
  });

  it('validates a payload by its operation’s class, with the path of each error', async () => {
    expect(await faults(Operation, { operation: 'cash', payload: { amount: 5 } })).toEqual([]);
    expect(await faults(Operation, { operation: 'cash', payload: { amount: 0 } })).toEqual(['payload.amount: tooSmall 1']);
    expect(await faults(Operation, { operation: 'cash', payload: { items: [] } })).toEqual([
      'payload.items: unknownField',
      'payload.amount: required',
    ]);
    expect(await faults(Operation, { operation: 'ask', payload: { items: [{ kind: 'document' }, { kind: 'x' }] } })).toEqual([
      'payload.items.1.kind: notOffered',
    ]);
    expect(await faults(Operation, { operation: 'fly', payload: {} })).toContain('operation: notOffered');
    const refusal = await validateBody(Operation, { operation: 'fly', payload: {} }).catch((fault: Problem) => fault.errors);
    expect(refusal).toContainEqual(expect.objectContaining({ field: 'operation', offered: ['cash', 'ask'] }));
  });

  it('reports at most fifty errors: unknown fields of the body and its parts, and fields of list elements', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, 0]));
    expect(await faults(Body, { name: 'Anna', ...unknown })).toEqual(Array.from({ length: 50 }, (_, n) => `f${n}: unknownField`));
    expect(await faults(Operation, { operation: 'cash', payload: unknown })).toHaveLength(50);
    expect(await faults(Operation, { operation: 'ask', payload: { items: [unknown] } })).toEqual(
      Array.from({ length: 50 }, (_, n) => `payload.items.0.f${n}: unknownField`),
    );
    expect(await faults(Long, { items: Array.from({ length: 1_000 }, () => ({})) })).toEqual(
      Array.from({ length: 50 }, (_, n) => `items.${n}.kind: required`),
    );
  });

  it('neither builds nor validates what will be refused: unknown fields, and elements beyond the first one over the limit', async () => {
    const seen: unknown[] = [];
    Watched.see = (value) => seen.push(value);
    const items = Array.from({ length: 1_000 }, (_, n) => n);
    expect(await faults(Watched, { items, more: items })).toEqual(['more: unknownField', 'items: tooMany 2']);
    expect(seen).toEqual([[0, 1, 2]]);
    seen.length = 0;
    const unknown = Object.fromEntries(items.map((n) => [`f${n}`, 0]));
    expect(await faults(Watched, { ...unknown, items: [1] })).toHaveLength(50);
    expect(seen).toEqual([]);
  });

  it('gives parts, elements and map values their classes, and keeps values without a class', async () => {
    const { items } = await validateBody(Ask, { items: [{ kind: 'document' }] });
    expect(items[0]).toBeInstanceOf(Item);
    const { groups } = await validateBody(Grouped, { groups: { a: { kind: 'document' } } });
    expect([groups instanceof Map, groups.get('a') instanceof Item]).toEqual([true, true]);
    const plain = { any: [{ thing: 1 }] };
    expect((await validateBody(Free, { plain })).plain).toBe(plain);
  });

  it('finds unknown fields in the values of a map', async () => {
    expect(await faults(Grouped, { groups: { a: { kind: 'document' }, b: { kind: 'address', more: 1 } } })).toEqual([
      'groups.b.more: unknownField',
    ]);
  });

  it('reads the fields of a derived class as those of its base class', async () => {
    const { groups, title } = await validateBody(Part, { groups: { a: { kind: 'document' } }, title: 'A\u200e B' });
    expect([groups instanceof Map, groups?.get('a') instanceof Item, title]).toEqual([true, true, 'A B']);
    expect(await faults(Part, { groups: { a: { kind: 'other', more: 1 } }, name: 'Anna' })).toEqual([
      'groups.a.more: unknownField',
      'name: unknownField',
      'groups.a.kind: notOffered',
    ]);
  });

  it('runs in the pipe for bodies with a class, and later for those without', async () => {
    const pipe = new BodyPipe();
    await expect(pipe.transform({}, { type: 'body', metatype: Body })).rejects.toThrow(Problem);
    expect(await pipe.transform({ any: 1 }, { type: 'body', metatype: Object })).toEqual({ any: 1 });
    expect(await pipe.transform({ any: 1 }, { type: 'query', metatype: Body })).toEqual({ any: 1 });
  });
});

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
