/* An entry of the log as docs/event-log.md describes it: ten fields, each as four bytes of length (big endian) and its text. */

export interface LogEntry {
  position: number;
  id: string;
  streamType: string;
  stream: string;
  version: number;
  type: string;
  schemaVersion: number;
  /** microseconds since 1970 */
  recordedAt: number;
  data: Record<string, unknown>;
  metadata: EntryMetadata;
}

/** Who acted, and the command that caused the event. `actor` null: nobody, the product itself */
interface EntryMetadata {
  actor?: { id?: unknown; role?: unknown; department?: unknown } | null;
  command?: unknown;
  commandHash?: unknown;
  [more: string]: unknown;
}

const fieldCount = 10;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the bytes of an entry; undefined where they are none. */
export function entryOf(bytes: Uint8Array): LogEntry | undefined {
  const fields = fieldsOf(bytes);
  if (fields === undefined) return undefined;
  const [place = '', id = '', streamType = '', stream = '', streamVersion, type = '', schema, time, dataText = '', metadataText = ''] =
    fields;
  const [position, version, schemaVersion, recordedAt] = [place, streamVersion, schema, time].map(wholeOf);
  const [data, metadata] = [objectOf(dataText), objectOf(metadataText)];
  if (position === undefined || version === undefined || schemaVersion === undefined || recordedAt === undefined) return undefined;
  if (data === undefined || metadata === undefined) return undefined;
  return { position, id, streamType, stream, version, type, schemaVersion, recordedAt, data, metadata };
}

/** The ten fields of an entry; undefined where the bytes are none. */
export function fieldsOf(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fields: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 <= bytes.length ? at + 4 + view.getUint32(at) : Infinity;
    if (end > bytes.length || fields.length === fieldCount) return undefined;
    const field = textOf(bytes.subarray(at + 4, end));
    if (field === undefined) return undefined;
    fields.push(field);
    at = end;
  }
  return fields.length === fieldCount ? fields : undefined;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
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
