/* An entry of the log as docs/event-log.md describes it: ten fields, each as four bytes of length (big endian) and its text. */

export interface LogEntry {
  position: number;
  streamType: string;
  stream: string;
  version: number;
  type: string;
  /** microseconds since 1970 */
  recordedAt: number;
  metadata: EntryMetadata;
}

/** Who acted, and the command that caused the event. `actor` null: nobody, the product itself */
interface EntryMetadata {
  actor?: { id?: unknown; role?: unknown; department?: unknown } | null;
  command?: unknown;
  commandHash?: unknown;
}

const fieldCount = 10;
const decoder = new TextDecoder();

/** Reads the bytes of an entry; undefined where they are none. */
export function entryOf(bytes: Uint8Array): LogEntry | undefined {
  const fields = fieldsOf(bytes);
  if (fields?.length !== fieldCount) return undefined;
  const [position, , streamType = '', stream = '', version, type = '', schemaVersion, recordedAt, , metadata = ''] = fields;
  const [at, versionNumber, schema, time] = [position, version, schemaVersion, recordedAt].map(wholeOf);
  const read = objectOf(metadata);
  if (at === undefined || versionNumber === undefined || schema === undefined || time === undefined || read === undefined) return undefined;
  return { position: at, streamType, stream, version: versionNumber, type, recordedAt: time, metadata: read };
}

function fieldsOf(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fields: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 <= bytes.length ? at + 4 + view.getUint32(at) : Infinity;
    if (end > bytes.length || fields.length === fieldCount) return undefined;
    fields.push(decoder.decode(bytes.subarray(at + 4, end)));
    at = end;
  }
  return fields;
}

function wholeOf(text: string | undefined): number | undefined {
  const number = /^(0|[1-9]\d{0,15})$/.test(text ?? '') ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** The object that a text is in JSON; undefined where it is none. */
export function objectOf(json: string): Record<string, unknown> | undefined {
  try {
    const read = JSON.parse(json) as unknown;
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
