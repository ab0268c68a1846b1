import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { fieldBytes, sha256 } from './fields.js';

/** A row of `reads` without its hash: who opened what. Fields of an emptied row are null, its id, time and kind stay. */
export interface StoredRead {
  id: Id;
  at: Micros;
  kind: string;
  person: Id | null;
  role: string | null;
  department: string | null;
  objectType: string | null;
  object: Id | null;
  order: Id | null;
  /** of a file the SHA-256 of its bytes in hex, of a person the version of their account */
  version: string | null;
  /** route of an export or a list */
  source: string | null;
  filter: string | null;
  /** name of the network (`KeyedNames`) */
  network: string | null;
  /** random, base64url */
  salt: string | null;
  /** reads that the row stands for: the repeats within a minute share one */
  times: number;
}

/** SHA-256 over the fields, each with its length, in this order; one read is hashed as before repeats were counted. */
export function readHash(read: StoredRead): Buffer {
  const { id, at, kind, person, role, department, objectType, object, order, version, source, filter, network, salt, times } = read;
  const fields = [id, at, kind, person, role, department, objectType, object, order, version, source, filter, network, salt];
  if (times > 1) fields.push(times);
  return sha256(fieldBytes(fields));
}
