import { readXml } from '#libs/platform/xml/read-xml';
import { traceXml, type WalkedTrace, xesHead, xesTail } from './xes.js';

const trace = (change: Partial<WalkedTrace> = {}): WalkedTrace => ({
  number: 'R-000412',
  country: 'Estonia',
  service: 'OÜ',
  events: [
    {
      status: 'newOrder',
      at: '2026-11-20T10:05:07.000Z',
      role: 'Client',
      department: null,
      operation: 'placeOrder',
      command: 'placeOrder',
      type: 'OrderPlaced',
    },
    {
      status: 'orderConfirmedAndPayed',
      at: '2026-11-21T10:05:07.000Z',
      role: 'Manager',
      department: 'ubClient',
      operation: null,
      command: 'recordPayment',
      type: 'PrepaymentCompleted',
    },
  ],
  ...change,
});

/** Elements with keys and values, by an independent XML parser. */
async function parsed(text: string): Promise<string[]> {
  const elements: string[] = [];
  const open = (name: string, { key, value }: Record<string, string>) =>
    void elements.push(key === undefined ? name : `${name} ${key}=${value}`);
  await readXml(
    (async function* () {
      yield await Promise.resolve(Buffer.from(text));
    })(),
    { open },
  );
  return elements;
}

describe('an event log in XES', () => {
  it('names the extensions, the attributes that every trace and event has, and one classifier', async () => {
    expect(await parsed(xesHead + xesTail)).toEqual([
      'log',
      ...['extension', 'extension', 'extension', 'extension'],
      ...['global', 'string concept:name=order'],
      'global',
      'string concept:name=status',
      'date time:timestamp=1970-01-01T00:00:00.000Z',
      'string lifecycle:transition=complete',
      'string org:role=role',
      'classifier',
      'string concept:name=Registra orders',
      'string lifecycle:model=standard',
    ]);
    for (const name of ['concept', 'time', 'lifecycle', 'org'])
      expect(xesHead).toContain(`prefix="${name}" uri="http://www.xes-standard.org/${name}.xesext"`);
  });

  it('has a trace per order and an event per movement, without what is not known', async () => {
    const log = await parsed(xesHead + traceXml(trace()) + xesTail);
    expect(log.slice(log.indexOf('trace'))).toEqual([
      'trace',
      'string concept:name=R-000412',
      'string country=Estonia',
      'string service=OÜ',
      'event',
      'string concept:name=newOrder',
      'date time:timestamp=2026-11-20T10:05:07.000Z',
      'string lifecycle:transition=complete',
      'string org:role=Client',
      'string operation=placeOrder',
      'string command=placeOrder',
      'string eventType=OrderPlaced',
      'event',
      'string concept:name=orderConfirmedAndPayed',
      'date time:timestamp=2026-11-21T10:05:07.000Z',
      'string lifecycle:transition=complete',
      'string org:role=Manager',
      'string org:group=ubClient',
      'string command=recordPayment',
      'string eventType=PrepaymentCompleted',
    ]);
  });

  it('keeps any name readable: markup is escaped, and characters that XML cannot contain are dropped', async () => {
    const service = `<"Smith & Sons">'\u0000\uD800\uFFFE – 会社 😀`;
    const log = await parsed(xesHead + traceXml(trace({ service, events: [] })) + xesTail);
    expect(log.at(-1)).toBe(`string service=<"Smith & Sons">' – 会社 😀`);
  });
});
