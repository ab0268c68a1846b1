import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const font = (weight: string): string => resolve(`@expo-google-fonts/golos-text/${weight}/GolosText_${weight}.ttf`);

/** Both alphabets in one face; what is used of it goes into the file. */
const faces = { text: font('400Regular'), strong: font('600SemiBold') };

/** Sizes and inks of a document, in points; the product's light look. */
export const look = { margin: 48, body: 9.5, small: 8, title: 18, head: 12, ink: '#161b22', soft: '#636d7c', line: '#e4e7ec' } as const;

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
    this.document.registerFont('text', faces.text).registerFont('strong', faces.strong);
  }

  title(text: string): void {
    this.document.font('strong').fontSize(look.title).fillColor(look.ink).text(text).moveDown(0.3);
  }

  heading(text: string): void {
    this.room(60);
    this.document.moveDown(0.8).font('strong').fontSize(look.head).fillColor(look.ink).text(text, look.margin).moveDown(0.3);
  }

  line(text: string): void {
    this.document.font('text').fontSize(look.body).fillColor(look.soft).text(text, look.margin);
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

  /** The whole file. */
  async finish(): Promise<Buffer> {
    const { document } = this;
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      const y = document.page.height - look.margin;
      document.page.margins.bottom = 0;
      document.font('text').fontSize(look.small).fillColor(look.soft);
      document.text(this.options.footer, look.margin, y, { lineBreak: false });
      document.text(`${page + 1} / ${count}`, look.margin, y, { width: this.width, align: 'right', lineBreak: false });
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
    return Math.max(...columns.map(({ share }, i) => this.document.heightOfString(cells[i] ?? '', { width: this.width * share - 8 })));
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
        .text(cells[i] ?? '', left, top, { width: width - 8, ...(align && { align }) });
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
