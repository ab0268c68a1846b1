import { Parser } from '@asyncapi/parser';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { allEventSchemas, checkEvent } from '#libs/contracts/events/event-schemas';
import { toMessage } from '#libs/messaging/envelope';
import { asyncApi, headerSchemas } from './asyncapi.js';
import { exampleOf } from './schema-example.js';

const yaml = asyncApi('0.1.0', allEventSchemas());
const document = parse(yaml) as {
  channels: { events: { messages: object } };
  components: { messages: Record<string, { examples: unknown[] }> };
};

describe('the AsyncAPI document', () => {
  it('is valid by AsyncAPI 3', async () => {
    const { document: parsed, diagnostics } = await new Parser().parse(yaml);
    expect(diagnostics.filter(({ severity }) => severity <= 1)).toEqual([]);
    expect(parsed?.version()).toBe('3.0.0');
  });

  it('has a message for every version of every event, and no other', () => {
    const known = Object.keys(allEventSchemas()).map((key) => key.replace('/', '.v'));
    expect(Object.keys(document.components.messages)).toEqual(known);
    expect(Object.keys(document.channels.events.messages)).toEqual(known);
  });

  it.each(Object.entries(allEventSchemas()))('gives an example of %s that fits its schema', (key, schema) => {
    const [type = '', version] = key.split('/');
    expect(checkEvent({ type, schemaVersion: Number(version), data: exampleOf(schema as Record<string, unknown>) })).toBeNull();
  });

  it('describes the headers that messages have, each of them', () => {
    const { headers = {} } = toMessage({
      pos: 7,
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      streamType: 'order',
      streamId: '01890a5d-ac96-774b-bcce-b302099a8058',
      version: 3,
      type: 'StepCompleted',
      schemaVersion: 1,
      data: {},
      metadata: { actor: null, command: '01890a5d-ac96-774b-bcce-b302099a8059', commandHash: 'x', machineVersion: 1 },
      recordedAt: 1_700_000_000_000_000,
    });
    const ajv = new Ajv({ strict: false });
    formats.default(ajv);
    const names = Object.keys(headerSchemas);
    const fits = ajv.compile({ type: 'object', properties: headerSchemas, required: names, additionalProperties: false });
    expect(fits(headers) ? [] : fits.errors).toEqual([]);
  });
});
