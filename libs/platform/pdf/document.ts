import PDFDocument from 'pdfkit';
import type { Weight } from '../fonts/golos-text.js';
import { DocumentFont } from './document-font.js';

/** pdfkit takes objects that lay out text, which its types do not say. */
const fontOf = (weight: Weight) => new DocumentFont(weight) as unknown as PDFKit.Mixins.PDFFontSource;

/** With features, though none is asked for, pdfkit lays out whole lines, as text from right to left needs; without them, word by word. */
const wholeLines = { features: [] };

/** Sizes and inks of a document, in points; the product's light look. */
const look = { margin: 48, body: 9.5, small: 8, title: 18, head: 12, ink: '#161b22', soft: '#636d7c', line: '#e4e7ec' } as const;

/** The part of the width that labels of facts take. */
const labelShare = 0.34;

export interface PdfOptions {
  title: string;
  language: 'ru' | 'en';
  /** at the foot of every page, before its number */
  footer: string;
}

/** A column of a table: its heading, its share of the width, and where its texts stand. */
export interface PdfColumn {
  title: string;
  share: number;
  align?: 'right';
}

/** A4 with selectable text, written from top to bottom; pages are numbered when it is finished. */
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

  /** A table whose head comes again on every page; `strong` rows stand out. */
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

  /** What is said of something: labels on the left, values beside them; a value that is empty says nothing and is left out. */
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

  /** A QR code of `modules` (rows of dark and light), `side` points wide, drawn and not a picture: it prints sharp at any size. */
  code(modules: readonly (readonly boolean[])[], side: number): void {
    this.room(side + 12);
    const { document } = this;
    const [size, top] = [side / modules.length, document.y + 6];
    modules.forEach((row, y) => row.forEach((dark, x) => dark && document.rect(look.margin + x * size, top + y * size, size, size)));
    document.fill(look.ink);
    document.y = top + side + 6;
  }

  /** The whole file. */
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

  /** Begins a new page where less than `height` is left. @returns whether it did */
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
