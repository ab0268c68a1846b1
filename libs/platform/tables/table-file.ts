import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Table } from './cells.js';
import { csvText } from './csv.js';
import { xlsxBytes } from './xlsx.js';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The table as a download called `name`, streamed: whoever stops reading stops the rows. */
export function tableFile(table: Table, format: TableFormat, name: string): StreamableFile {
  const stream =
    format === 'csv' ? Readable.from(csvText(table), { objectMode: false }) : Readable.from(xlsxBytes(table), { objectMode: false });
  const plain = /^[\w.-]+$/.test(name);
  const ascii = name.replace(/[^\w.-]+/g, '-');
  const utf8 = plain ? '' : `; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`;
  const disposition = `attachment; filename="${ascii}.${format}"${utf8}`;
  return new StreamableFile(stream, { type: types[format], disposition });
}

/** Documents a route that answers `tableFile`. */
export const ApiTableFile = (): MethodDecorator =>
  ApiOkResponse({
    content: {
      [types.csv.split(';')[0] ?? '']: { schema: { type: 'string' } },
      [types.xlsx]: { schema: { type: 'string', format: 'binary' } },
    },
  });
