import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { progressStatuses } from '#machines/order/statuses';
import { orderIn } from '#machines/order/testing/stories';
import { allEventSchemas, checkEvent, selfContained } from './event-schemas.js';

const events = progressStatuses.flatMap((status) => orderIn(status).events);
const byType = new Map(events.map((event) => [event.type, event]));

describe('the schemas of events', () => {
  it('match every event of the order stories', () => {
    expect(byType.size).toBeGreaterThan(15);
    expect(events.map(checkEvent).filter((fault) => fault !== null)).toEqual([]);
  });

  it('exist once per version, under the name of the event', () => {
    expect(Object.keys(allEventSchemas()).every((key) => /^[A-Z][A-Za-z]+\/[1-9]\d*$/.test(key))).toBe(true);
    expect(new Set([...byType.keys()].filter((type) => !Object.hasOwn(allEventSchemas(), `${type}/1`)))).toEqual(new Set());
  });

  it('are complete: each has the definitions it refers to, and no others', () => {
    for (const schema of Object.values(allEventSchemas())) {
      const referred = [...JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)].map(([, name]) => name);
      const { definitions = {} } = schema as { definitions?: object };
      expect(Object.keys(definitions)).toEqual([...new Set(referred)].sort());
      expect(Object.values(definitions)).not.toContain(undefined);
    }
  });

  it('keep a separate definition if the shared one changed its meaning', () => {
    const shared = { Party: { properties: { name: { $ref: '#/definitions/Name' } } }, Name: { type: 'string' }, Other: {} };
    const party = { $ref: '#/definitions/Party' };
    expect(selfContained(party, shared)).toEqual({ ...party, definitions: { Name: shared.Name, Party: shared.Party } });
    expect(selfContained({ ...party, definitions: { Name: { type: 'object' } } }, shared)).toEqual({
      ...party,
      definitions: { Name: { type: 'object' }, Party: shared.Party },
    });
    expect(selfContained({ type: 'null' }, shared)).toEqual({ type: 'null' });
  });

  it('reject data with a missing field, an extra field, or a wrong type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...byType.values()), fc.nat(), fc.anything(), ({ type, schemaVersion, data }, which, value) => {
        const fields = Object.keys(data);
        const field = fields[which % fields.length] ?? '';
        const { [field as never]: _, ...without } = data;
        expect(checkEvent({ type, schemaVersion, data: without })).toContain(`${type}/${schemaVersion} does not have its shape`);
        expect(checkEvent({ type, schemaVersion, data: { ...data, extra: value } })).toContain("'extra'");
        const figure = Object.entries(data).find(([, one]) => typeof one === 'number')?.[0];
        if (figure !== undefined) expect(checkEvent({ type, schemaVersion, data: { ...data, [figure]: 1.5 } })).toContain(figure);
      }),
      runs(),
    );
  });

  it('report unknown types and versions', () => {
    expect(checkEvent({ type: 'OrderForgotten', schemaVersion: 1, data: {} })).toBe('events of type OrderForgotten are unknown');
    expect(checkEvent({ type: 'OrderPlaced', schemaVersion: 7, data: {} })).toBe('version 7 of OrderPlaced is unknown');
    expect(checkEvent({ type: 'constructor', schemaVersion: 1, data: {} })).toBe('events of type constructor are unknown');
  });

  it('never quote a value of the event in an error', () => {
    const event = byType.get('OrderPlaced');
    const schemaVersion = event?.schemaVersion ?? 0;
    const fault = checkEvent({ type: 'OrderPlaced', schemaVersion, data: { ...event?.data, client: 'Anna Secret' } });
    expect(fault).toContain('/client');
    expect(fault).not.toContain('Secret');
  });
});
