import { TextDecoder } from 'node:util';
import type { FileType } from '#libs/kernel/uploads';
import { UnpackBudget, unpack } from '#libs/platform/archives/unpack';
import { readZipDirectory } from '#libs/platform/archives/zip-directory';
import { type XmlListener, readXml } from '#libs/platform/xml/read-xml';
import { firstSheetOf } from '#libs/platform/tables/read-xlsx';
import { encodingOf } from '../rules/formats/plain-text.js';

const [mostLines, mostCharacters] = [40, 4000];
/** Unpacked of a document for its first lines. */
const mostUnpacked = 100 * 1024 * 1024;

/** Thrown to end the reading of a document. */
class Enough extends Error {}

/** Lines as they are read; full after forty, or 4,000 characters. */
class Lines {
  private readonly lines: string[] = [];
  private line = '';
  private length = 0;

  add(text: string): void {
    this.line += text;
    if (this.length + this.line.length > mostCharacters) this.end();
  }

  /** @throws Enough when no more are wanted */
  end(): void {
    this.lines.push(this.line);
    this.length += this.line.length + 1;
    this.line = '';
    if (this.lines.length >= mostLines || this.length >= mostCharacters) throw new Enough();
  }

  get text(): string {
    return [...this.lines, this.line].join('\n').slice(0, mostCharacters).trimEnd();
  }
}

/** The beginning of what a text or an office document says, as plain text: at most forty lines and 4,000 characters. */
export async function firstLines(content: Buffer, type: FileType): Promise<string> {
  if (type === 'text/plain') return beginning(content);
  if (type === 'application/vnd.oasis.opendocument.text') return linesOf(content, /^content\.xml$/, openDocumentText);
  if (type.endsWith('wordprocessingml.document')) return linesOf(content, /^word\/document\d*\.xml$/, wordText);
  const strings = await sharedStrings(content);
  const sheet = await firstSheetOf({ read: (part, listener) => readPart(content, part, listener) });
  return linesOf(content, sheet, (lines) => sheetText(lines, strings));
}

function beginning(content: Buffer): string {
  // Cut in the middle of a character, the last one is left out.
  const text = new TextDecoder(encodingOf(content)).decode(content.subarray(0, mostCharacters * 4), { stream: true });
  return text
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
    .join('\n')
    .slice(0, mostCharacters)
    .trimEnd();
}

async function linesOf(content: Buffer, part: RegExp | string, listener: (lines: Lines) => XmlListener): Promise<string> {
  const lines = new Lines();
  await readPart(content, part, listener(lines));
  return lines.text;
}

async function readPart(content: Buffer, part: RegExp | string, listener: XmlListener): Promise<void> {
  const entry = readZipDirectory(content)?.find(({ name }) => (typeof part === 'string' ? name === part : part.test(name)));
  if (!entry) return;
  try {
    await readXml(unpack(content, entry, new UnpackBudget(mostUnpacked)), listener);
  } catch (fault) {
    if (!(fault instanceof Enough)) throw fault;
  }
}

/** ECMA-376, 17.3: text stands in w:t, a paragraph is w:p. */
function wordText(lines: Lines): XmlListener {
  let inText = false;
  return {
    open: (name) => {
      inText = name === 't';
      if (name === 'tab') lines.add('\t');
    },
    text: (part) => inText && lines.add(part),
    close: (name) => {
      inText = false;
      if (name === 'p') lines.end();
    },
  };
}

/** ODF 1.3 part 3, 5.1: paragraphs and headings are text:p and text:h. */
function openDocumentText(lines: Lines): XmlListener {
  const isLine = (name: string): boolean => name === 'p' || name === 'h';
  let depth = 0;
  return {
    open: (name) => {
      if (isLine(name)) depth++;
      if (name === 'tab') lines.add('\t');
    },
    text: (part) => depth > 0 && lines.add(part),
    close: (name) => {
      if (!isLine(name)) return;
      depth--;
      lines.end();
    },
  };
}

/** ECMA-376, 18.4: the texts of a workbook, which its cells name by their place. */
async function sharedStrings(content: Buffer): Promise<string[]> {
  const strings: string[] = [];
  let inText = false;
  await readPart(content, /^xl\/sharedStrings\.xml$/, {
    open: (name) => {
      inText = name === 't';
      if (name === 'si') strings.push('');
    },
    text: (part) => {
      if (inText) strings[strings.length - 1] += part;
    },
    close: () => void (inText = false),
  });
  return strings;
}

/** ECMA-376, 18.3: a row a line, its cells with tabs between them. */
function sheetText(lines: Lines, strings: readonly string[]): XmlListener {
  let [inValue, shared, value] = [false, false, ''];
  return {
    open: (name, { t }) => {
      if (name === 'c') [shared, value] = [t === 's', ''];
      inValue = name === 'v' || name === 't';
    },
    text: (part) => {
      if (inValue) value += part;
    },
    close: (name) => {
      inValue = false;
      if (name === 'c') lines.add(`${shared ? (strings[Number(value)] ?? '') : value}\t`);
      if (name === 'row') lines.end();
    },
  };
}
