import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allEventSchemas } from '#libs/contracts/events/event-schemas';

/** Names stored in rows, keys, signatures and in other processes: renaming code must not change them. */
const stored = parse(readFileSync('libs/testing/stored-spellings.yaml', 'utf8')) as Record<string, unknown>;

const isProduction = (name: string): boolean => name.endsWith('.ts') && !/spec\.ts$|(^|\/)testing\//.test(name);
const sources = ['libs', 'machines'].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .filter(isProduction)
    .map((name) => readFileSync(join(floor, name), 'utf8')),
);

/** The first groups of `patterns` in all sources, distinct and sorted; interpolations become a star. */
const found = (...patterns: readonly RegExp[]): string[] =>
  [
    ...new Set(
      sources.flatMap((source) =>
        patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text]) => text?.replace(/\$\{[^}]*\}/g, '*') ?? '')),
      ),
    ),
  ].sort();

describe('stored names keep their spelling', () => {
  it.each([
    ['consumers', [/implements [\w, ]*\bConsumer\b[^{]*\{[^}]*?readonly name = '([^']+)'/g, /\bname: '([^']+)',\s*projectionVersion:/g]],
    ['streams', [/streamType: '([^']+)'/g, /\bstream: '(\w+)'(?: as const)?, id/g]],
    ['counters', [/counter: '([^']+)'/g]],
    [
      'labels of keys',
      [
        /createHmac\('sha256', [\w.]+\)\s*\.update\('([^']+)'\)/g,
        /hkdfSync\('sha256', [\w.]+, '', '([^']+)'/g,
        /keyFor\([\w.]+, '([^']+)'\)/g,
        /Audience = '([^']+)'/g,
      ],
    ],
    [
      'names of advisory locks and checkpoints',
      [
        /\b\w+Lock = '([^']+)'/g,
        /(?:lockOf|consumerLockOf|groupOf|relayReader) = [^;`]*`([^`]+)`/g,
        /sequencerName = '([^']+)'/g,
        /leadership\.take\(`([^`]+)`\)/g,
      ],
    ],
    ['numbers of advisory locks', [/\b\w+Locks? = ([\d_]+);/g]],
    ['kinds of rate limits', [/kind: ['`]([^'`]+)['`], value:/g]],
    ['purposes of mails', [/insert into mail_intents [^;]*?'(\w+)'\)/g]],
    ['channels', [/const \w*Channel = '([^']+)'/g, /pg_notify\('([^']+)'/g, /channelOf = [^`]*`([^`]+)`/g]],
    ['cookies', [/\b(?:refresh|device): '(registra_\w+)'/g]],
  ] as const)('%s', (name, patterns) => {
    expect(found(...patterns)).toEqual(stored[name]);
  });

  it('fields of event data', () => {
    const members = Object.entries(allEventSchemas()).map(([key, schema]) => [
      key,
      Object.keys((schema as { properties?: object }).properties ?? {}).join(' '),
    ]);
    expect(Object.fromEntries(members)).toEqual(stored['members of events']);
  });
});
