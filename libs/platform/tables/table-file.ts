import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { invalid } from '../http/problem.js';
import { LimitedDownload } from '../downloads/limited-download.js';
import type { Table } from './cells.js';
import { csvText } from './csv.js';
import { xlsxBytes } from './xlsx.js';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The query parameter `format`, CSV by default. @throws Problem 422 notOffered */
export function tableFormatOf(query: unknown): TableFormat {
  const { format = 'csv' } = (query ?? {}) as { format?: string };
  const known = tableFormats.find((one) => one === format);
  if (known === undefined) throw invalid({ field: 'format', code: 'notOffered' });
  return known;
}

/** Streams the table as a download called `name`; a closed connection stops reading rows. */
export function tableFile(table: Table, format: TableFormat, name: string): StreamableFile {
  const stream =
    format === 'csv' ? Readable.from(csvText(table), { objectMode: false }) : Readable.from(xlsxBytes(table), { objectMode: false });
  return new StreamableFile(stream, { type: types[format], disposition: dispositionOf(`${name}.${format}`) });
}

/** RFC 6266: the name, and an ASCII fallback for old clients. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-').replace(/^-+(?=.)/, '');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain.startsWith('.') ? `table${plain}` : plain}"; filename*=UTF-8''${encoded}`;
}

/** Decorates a route that returns `tableFile`, or a `CountedFile` of it: limited as a download, and documented with the parameter `format`. */
export const TableDownload = (): MethodDecorator =>
  applyDecorators(
    LimitedDownload(),
    ApiQuery({ name: 'format', required: false, enum: tableFormats }),
    ApiOkResponse({
      content: {
        [types.csv.split(';')[0] ?? '']: { schema: { type: 'string' } },
        [types.xlsx]: { schema: { type: 'string', format: 'binary' } },
      },
    }),
  );
