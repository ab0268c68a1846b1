import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Language } from '#machines/kernel/ids';
import type { Weight } from '../fonts/golos-text.js';
import { DocumentFont } from './document-font.js';

/** pdfkit accepts custom font objects, which its types omit. */
const fontOf = (weight: Weight) => new DocumentFont(weight) as unknown as PDFKit.Mixins.PDFFontSource;

/** With a features list, though empty, pdfkit lays out whole lines, as right-to-left text requires; without it, word by word. */
const wholeLines = { features: [] };

/** Font sizes and colours of a document, in points; the product's light theme. */
const look = { margin: 48, body: 9.5, small: 8, title: 18, head: 12, ink: '#161b22', soft: '#636d7c', line: '#e4e7ec' } as const;

/** Fraction of the width for labels. */
const labelShare = 0.34;

export interface PdfOptions {
  title: string;
  language: Language;
  /** footer of every page, before its number */
  footer: string;
}

/** A column of a table: heading, width and alignment. */
export interface PdfColumn {
  title: string;
  share: number;
  align?: 'right';
}

/** An A4 document with selectable text, written from top to bottom; page numbers are added at the end. */
export class PdfPages {
  readonly document: PDFKit.PDFDocument;
  private readonly parts: Buffer[] = [];

  constructor(private readonly options: PdfOptions) {
    const { margin } = look;
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
      bufferPages: true,
      lang: options.language,
      displayTitle: true,
      info: { Title: options.title, Creator: 'Registra' },
    });
    this.document.on('data', (part: Buffer) => this.parts.push(part));
    this.document.registerFont('text', fontOf('regular')).registerFont('strong', fontOf('semibold'));
  }

  title(text: string): void {
    this.document.font('strong').fontSize(look.title).fillColor(look.ink).text(text, wholeLines).moveDown(0.3);
  }

  heading(text: string): void {
    this.room(60);
    this.document
      .moveDown(0.8)
      .font('strong')
      .fontSize(look.head)
      .fillColor(look.ink)
      .text(text, look.margin, undefined, wholeLines)
      .moveDown(0.3);
  }

  line(text: string): void {
    this.document.font('text').fontSize(look.body).fillColor(look.soft).text(text, look.margin, undefined, wholeLines);
  }

  /** A table whose header repeats on every page; `strong` rows are bold. */
  table(columns: readonly PdfColumn[], rows: readonly { cells: readonly string[]; strong?: boolean }[]): void {
    this.row(
      columns,
      columns.map(({ title }) => title),
      'strong',
      look.soft,
    );
    for (const { cells, strong } of rows) {
      if (this.room(this.heightOf(columns, cells) + 10))
        this.row(
          columns,
          columns.map(({ title }) => title),
          'strong',
          look.soft,
        );
      this.row(columns, cells, strong ? 'strong' : 'text', look.ink);
    }
  }

  /** Labelled values, labels on the left; rows with an empty value are omitted. */
  facts(rows: readonly (readonly [label: string, value: string])[]): void {
    const { document } = this;
    const [left, column] = [look.margin + this.width * labelShare, this.width * (1 - labelShare)];
    for (const [label, value] of rows.filter(([, text]) => text !== '')) {
      document.font('text').fontSize(look.body);
      const height = Math.max(
        document.heightOfString(label, { ...wholeLines, width: this.width * labelShare - 8 }),
        document.heightOfString(value, { ...wholeLines, width: column }),
      );
      this.room(height + 6);
      const top = document.y;
      document.fillColor(look.soft).text(label, look.margin, top, { ...wholeLines, width: this.width * labelShare - 8 });
      document.fillColor(look.ink).text(value, left, top, { ...wholeLines, width: column });
      document.y = top + height + 5;
    }
  }

  /**
   * A QR code of `content` with error correction M, `side` points wide, drawn as vectors: it prints sharp at any size. One of an address is also a link.
   * @throws Error over 2,331 bytes
   */
  code(content: string, side: number): void {
    this.room(side + 12);
    const { document } = this;
    const modules = encode(content, { ecc: 'M', border: 4 }).data;
    const [size, top] = [side / modules.length, document.y + 6];
    modules.forEach((row, y) => row.forEach((dark, x) => dark && document.rect(look.margin + x * size, top + y * size, size, size)));
    document.fill(look.ink);
    if (/^https?:/.test(content)) document.link(look.margin, top, side, side, content);
    document.y = top + side + 6;
  }

  /** The complete file. */
  async finish(): Promise<Buffer> {
    const { document } = this;
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      const y = document.page.height - look.margin;
      document.page.margins.bottom = 0;
      document.font('text').fontSize(look.small).fillColor(look.soft);
      document.text(this.options.footer, look.margin, y, { ...wholeLines, lineBreak: false });
      document.text(`${page + 1} / ${count}`, look.margin, y, { ...wholeLines, width: this.width, align: 'right', lineBreak: false });
    }
    const ended = new Promise<void>((done) => document.once('end', done));
    document.end();
    await ended;
    return Buffer.concat(this.parts);
  }

  private get width(): number {
    return this.document.page.width - 2 * look.margin;
  }

  /** Starts a new page if less than `height` is left. @returns whether it did */
  private room(height: number): boolean {
    if (this.document.y + height < this.document.page.height - look.margin - 16) return false;
    this.document.addPage();
    return true;
  }

  private heightOf(columns: readonly PdfColumn[], cells: readonly string[]): number {
    this.document.font('text').fontSize(look.body);
    return Math.max(
      ...columns.map(({ share }, i) => this.document.heightOfString(cells[i] ?? '', { ...wholeLines, width: this.width * share - 8 })),
    );
  }

  private row(columns: readonly PdfColumn[], cells: readonly string[], face: 'text' | 'strong', ink: string): void {
    const { document } = this;
    const [top, height] = [document.y + 4, this.heightOf(columns, cells)];
    let left: number = look.margin;
    columns.forEach(({ share, align }, i) => {
      const width = this.width * share;
      document
        .font(face)
        .fontSize(look.body)
        .fillColor(ink)
        .text(cells[i] ?? '', left, top, { ...wholeLines, width: width - 8, ...(align && { align }) });
      left += width;
    });
    document.y = top + height + 4;
    document
      .moveTo(look.margin, document.y)
      .lineTo(look.margin + this.width, document.y)
      .lineWidth(0.5)
      .strokeColor(look.line)
      .stroke();
  }
}
