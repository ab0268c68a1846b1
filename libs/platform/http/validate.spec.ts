import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsIn, IsInt, IsString, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { IsLine, IsPhone, MayBeAbsent } from './field-rules.js';
import { Problem } from './problem.js';
import { BodyPipe, validateBody } from './validate.js';

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
  @ValidateNested({ each: true })
  @Type(() => Item)
  @ArrayMaxSize(2)
  items: Item[];
}

class Nothing {}

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

  @ValidateNested()
  @Type((options) => ({ cash: Cash, ask: Ask })[(options?.object as Operation).operation] ?? Nothing)
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

describe('validating a body', () => {
  it('gives an instance of its class', async () => {
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
    [{ name: 'a', title: ' ' }, 'title: badFormat'],
  ])('refuses %j with %s', async (plain, fault) => {
    expect(await faults(Body, plain)).toEqual([fault]);
  });

  it.each([
    [{ phone: '+7 (912) 555-01-77' }, '+79125550177'],
    [{ phone: '+44 20 7946 0958', language: 'ru' }, '+442079460958'],
    [{ phone: '8 (912) 555-01-77', language: 'ru' }, '+79125550177'],
  ])('holds the phone of %j as E.164', async (plain, phone) => {
    expect((await validateBody(Body, { name: 'Anna', ...plain })).phone).toBe(phone);
  });

  it('holds a line without what nobody sees in it', async () => {
    const title = `A\u200e \u200bB${'\u0301'.repeat(99)}`;
    expect((await validateBody(Body, { name: 'Anna', title })).title).toBe(`A B${'\u0301'.repeat(6)}`);
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j, which is no object', async (plain) => {
    expect(await faults(Body, plain)).toEqual([': mustBeObject']);
  });

  it.each([[undefined], [null]])('asks for a body where there is %p', async (plain) => {
    expect(await faults(Body, plain)).toEqual([': required']);
  });

  it("judges a payload by its operation's class, with the path of each fault", async () => {
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
  });

  it('refuses a body nested deeper than any of ours', async () => {
    const deep: unknown = JSON.parse('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000));
    expect(await faults(Body, deep)).toEqual([': tooDeep']);
  });

  it('happens in the pipe for bodies that have a class, and later for those that have none', async () => {
    const pipe = new BodyPipe();
    await expect(pipe.transform({}, { type: 'body', metatype: Body })).rejects.toThrow(Problem);
    expect(await pipe.transform({ any: 1 }, { type: 'body', metatype: Object })).toEqual({ any: 1 });
    expect(await pipe.transform({ any: 1 }, { type: 'query', metatype: Body })).toEqual({ any: 1 });
  });
});
