import { SaxesParser } from 'saxes';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Parser events; names without their prefix, attributes as written. */
export interface XmlListener {
  open?: (name: string, attributes: XmlAttributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Thrown for XML that is malformed, not in UTF-8, or declares entities. */
export class UnreadableXmlError extends Error {
  override readonly name = 'UnreadableXmlError';
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a stream of XML in UTF-8, without entities of a document type: one that only names itself is passed over. Exceptions of the listener or of `bytes` are passed on.
 * @throws UnreadableXmlError
 */
export async function readXml(bytes: AsyncIterable<Uint8Array>, { open, text, close }: XmlListener): Promise<void> {
  const parser = new SaxesParser();
  const unreadable = (reason: string, cause?: unknown): never => {
    throw new UnreadableXmlError(reason, { cause });
  };
  parser.on('error', (cause) => unreadable('broken XML', cause));
  parser.on('doctype', (type) => type.includes('[') && unreadable('a document type with declarations'));
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes));
  parser.on('text', (part) => text?.(part));
  parser.on('closetag', ({ name }) => close?.(localName(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (piece?: Uint8Array): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch (cause) {
      return unreadable('not UTF-8', cause);
    }
  };
  for await (const piece of bytes) parser.write(decoded(piece));
  parser.write(decoded()).close();
}
