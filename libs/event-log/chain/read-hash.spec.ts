import { createHash } from 'node:crypto';
import { readHash, type StoredRead } from './read-hash.js';

const read: StoredRead = {
  id: '01a21b5b-a180-707d-9fb6-22611d4065f5',
  at: 1_795_000_000_000_000,
  kind: 'content',
  person: '8b52ee67-d4f5-5ae5-939a-5479112a4f61',
  role: 'Manager',
  department: 'ubClient',
  objectType: 'file',
  object: '01a21b5b-aed1-710d-ba77-1e56ae224d63',
  order: null,
  version: 'ab',
  source: null,
  filter: null,
  network: 'n',
  salt: 's',
  times: 1,
};

describe('the hash of a read', () => {
  it('is SHA-256 over the fields in their order, each with four bytes of length; a missing one is ff ff ff ff', () => {
    const { id, at, kind, person, role, department, objectType, object, order, version, source, filter, network, salt } = read;
    const parts = [id, String(at), kind, person, role, department, objectType, object, order, version, source, filter, network, salt];
    const bytes = parts.flatMap((part) => {
      if (part === null) return [Buffer.from('ffffffff', 'hex')];
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(part));
      return [length, Buffer.from(part)];
    });
    expect(readHash(read).toString('hex')).toBe(createHash('sha256').update(Buffer.concat(bytes)).digest('hex'));
  });

  it.each(Object.keys(read) as (keyof StoredRead)[])('changes with %s', (field) => {
    const other = field === 'at' || field === 'times' ? { ...read, [field]: read[field] + 1 } : { ...read, [field]: 'another' };
    expect(readHash(other).equals(readHash(read))).toBe(false);
  });
});
