import { createHash } from 'node:crypto';
import { emptyHead, linkAfter } from './chain-hash.js';
import { commandHash, fieldBytes } from './fields.js';

const bytes = (...fields: (string | number | null)[]): string => fieldBytes(fields).toString('hex');

describe('the bytes of fields', () => {
  it('include each length, so that text cannot move from one field to the next', () => {
    expect(bytes('ab', 'c')).toBe('000000026162' + '0000000163');
    expect(bytes('ab', 'c')).not.toBe(bytes('a', 'bc'));
  });

  it('distinguish a missing field from an empty one', () => {
    expect(bytes(null)).toBe('ffffffff');
    expect(bytes('')).toBe('00000000');
  });

  it('count UTF-8 bytes and allow texts of any size', () => {
    expect(bytes('Ж')).toBe('00000002d096');
    const large = 'Ж'.repeat(200_000);
    expect(fieldBytes([large, 'end']).length).toBe(4 + 400_000 + 4 + 3);
  });
});

describe('a link of the chain', () => {
  const event = {
    id: '018f0000-0000-7000-8000-000000000001',
    streamType: 'account',
    streamId: '018f0000-0000-7000-8000-000000000002',
    version: 1,
    type: 'Opened',
    schemaVersion: 1,
    data: '{}',
    metadata: '{"a":"Ж"}',
    recordedAt: 1_700_000_000_000_001,
  };

  it('is SHA-256 over the previous hash, the position and all columns, so that anyone can recompute it', () => {
    const parts = ['1', event.id, 'account', event.streamId, '1', 'Opened', '1', '1700000000000001', '{}', '{"a":"Ж"}'];
    const independent = createHash('sha256').update(Buffer.alloc(32));
    for (const part of parts) {
      const text = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(text.length);
      independent.update(length).update(text);
    }
    expect(linkAfter(emptyHead, event)).toEqual({ pos: 1, hash: independent.digest() });
  });

  it('depends on the previous link', () => {
    const first = linkAfter(emptyHead, event);
    expect(linkAfter(first, event).hash).not.toEqual(linkAfter({ ...first, hash: Buffer.alloc(32, 1) }, event).hash);
  });
});

describe('the hash of a command', () => {
  const command = {
    id: 'c',
    type: 'add',
    actorId: null,
    actorFacts: null,
    streamType: 'account',
    streamId: 's',
    streamVersion: 1,
    machineVersion: 1,
    input: '{}',
    outcome: 'accepted',
    code: null,
    at: 5,
  };

  it.each(['id', 'type', 'actorFacts', 'streamId', 'input', 'outcome', 'code'] as const)('changes with its %s', (field) => {
    expect(commandHash({ ...command, [field]: 'other' })).not.toBe(commandHash(command));
  });
});
