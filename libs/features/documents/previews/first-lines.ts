import { TextDecoder } from 'node:util';
import type { FileType } from '#machines/kernel/uploads';
import { UnpackBudget, unpack } from '#libs/platform/archives/unpack';
import { readZipDirectory } from '#libs/platform/archives/zip-directory';
import { type XmlListener, readXml } from '#libs/platform/xml/read-xml';
import { XlsxWorkbook } from '#libs/platform/tables/xlsx-workbook';
import { textEncoding } from '#libs/platform/text/text-encoding';

const [mostLines, mostCharacters] = [40, 4000];
/** Bytes that may be unpacked of a document for its first lines. */
const mostUnpacked = 100 * 1024 * 1024;

/** Thrown to end the reading of a document. */
class Enough extends Error {}

/** Collects lines up to forty, or 4,000 characters. */
class Lines {
  private readonly lines: string[] = [];
  private line = '';
  private length = 0;

  add(text: string): void {
    this.line += text;
    if (this.length + this.line.length > mostCharacters) this.end();
  }

  /** @throws Enough when the limit is reached */
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

/** The beginning of a text or office document as plain text: at most forty lines and 4,000 characters. */
export async function firstLines(content: Buffer, type: FileType): Promise<string> {
  if (type === 'text/plain') return beginning(content);
  if (type === 'application/vnd.oasis.opendocument.text') return linesOf(content, /^content\.xml$/, openDocumentText);
  if (type.endsWith('wordprocessingml.document')) return linesOf(content, /^word\/document\d*\.xml$/, wordText);
  return sheetLines(content);
}

function beginning(content: Buffer): string {
  // Cut in the middle of a character, the last one is left out.
  const text = new TextDecoder(textEncoding(content)).decode(content.subarray(0, mostCharacters * 4), { stream: true });
  return text
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
    .join('\n')
    .slice(0, mostCharacters)
    .trimEnd();
}

async function linesOf(content: Buffer, part: RegExp, listener: (lines: Lines) => XmlListener): Promise<string> {
  const entry = readZipDirectory(content)?.find(({ name }) => part.test(name));
  return filled(async (lines) => {
    if (entry) await readXml(unpack(content, entry, new UnpackBudget(mostUnpacked)), withoutUnseen(listener(lines)));
  });
}

async function filled(read: (lines: Lines) => Promise<void>): Promise<string> {
  const lines = new Lines();
  try {
    await read(lines);
  } catch (fault) {
    if (!(fault instanceof Enough)) throw fault;
  }
  return lines.text;
}

/**
 * Elements whose text is not part of the page: in ODF deletions, comments and footnotes, in WordprocessingML moved text and the second copy
 * of a text box.
 */
const unseen = new Set(['tracked-changes', 'annotation', 'note', 'moveFrom', 'Fallback']);

function withoutUnseen({ open, text, close }: XmlListener): XmlListener {
  let depth = 0;
  return {
    open: (name, attributes) => {
      if (depth > 0 || unseen.has(name)) depth += 1;
      else open?.(name, attributes);
    },
    text: (part) => depth === 0 && text?.(part),
    close: (name) => {
      if (depth > 0) depth -= 1;
      else close?.(name);
    },
  };
}

/** ECMA-376, 17.3: text is in w:t, a paragraph is w:p. */
function wordText(lines: Lines): XmlListener {
  let inText = false;
  return {
    open: (name) => {
      inText = name === 't';
      if (name === 'tab') lines.add('\t');
      if (name === 'noBreakHyphen') lines.add('\u2011');
      if (name === 'br' || name === 'cr') lines.end();
    },
    text: (part) => inText && lines.add(part),
    close: (name) => {
      inText = false;
      if (name === 'p') lines.end();
    },
  };
}

const mostBlanks = 100;

/** ODF 1.3 part 3, 5.1 and 6.1: paragraphs and headings are text:p and text:h; blanks after the first are elements. */
function openDocumentText(lines: Lines): XmlListener {
  const isLine = (name: string): boolean => name === 'p' || name === 'h';
  let depth = 0;
  return {
    open: (name, { 'text:c': count = '1' }) => {
      if (isLine(name)) depth++;
      if (name === 'tab') lines.add('\t');
      if (name === 's') lines.add(' '.repeat(Math.min(mostBlanks, Number(count) || 1)));
      if (name === 'line-break') lines.end();
    },
    text: (part) => depth > 0 && lines.add(part.replace(/[ \t\r\n]+/g, ' ')),
    close: (name) => {
      if (!isLine(name)) return;
      depth--;
      lines.end();
    },
  };
}

/** Rows of the first visible sheet with content, one per line, cells separated by tabs. */
async function sheetLines(content: Buffer): Promise<string> {
  const workbook = new XlsxWorkbook(content, mostUnpacked);
  for (const sheet of await workbook.visibleSheets()) {
    const text = await filled((lines) =>
      workbook.rows(sheet, (cells) => {
        lines.add(cells.join('\t').trimEnd());
        lines.end();
      }),
    );
    if (text !== '') return text;
  }
  return '';
}
