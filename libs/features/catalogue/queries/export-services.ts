import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Language } from '#machines/kernel/ids';
import { invalid } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { type TableFormat, tableFile } from '#libs/platform/tables/table-file';
import { cellsOf, serviceColumns } from '../rules/service-table.js';
import { writtenOf } from '../rules/written-service.js';
import type { ServiceRow } from '../storage/rows.js';
import { type ServiceQuery, Services } from '../storage/services.js';

const atOnce = 100;
/** Characters that a cell of a workbook can hold. */
const mostInCell = 32_767;

/** Exports services as a file that can be imported again. */
@Injectable()
export class ExportServices {
  constructor(private readonly services: Services) {}

  /** @throws Problem 422 cellTooLong if a workbook could not hold a cell */
  async file(query: ServiceQuery, language: Language, format: TableFormat): Promise<StreamableFile> {
    const keys = new Map((await this.services.typeKeys()).map(({ id, key }) => [id, key]));
    const rows: Cell[][] = [];
    for (let offset = 0; ; offset += atOnce) {
      const page = await this.services.list({ ...query, offset, perPage: atOnce }, language);
      rows.push(...page.rows.map((row) => cells(row, keys.get(row.type.id) ?? '', format)));
      if (rows.length >= page.total || page.rows.length === 0) break;
    }
    const table = {
      title: 'Services',
      columns: serviceColumns,
      rows: (async function* () {
        yield await Promise.resolve(rows);
      })(),
    };
    return tableFile(table, format, 'services');
  }
}

function cells(row: ServiceRow, type: string, format: TableFormat): Cell[] {
  const written = writtenOf({ ...row, country: row.country.id, type: row.type.id });
  const byColumn = cellsOf({ id: row.id, version: row.version, country: row.country.code, type, written });
  return serviceColumns.map((column) => {
    const cell = byColumn[column];
    if (typeof cell !== 'string') return cell;
    if (format === 'xlsx' && cell.length > mostInCell) throw invalid({ field: column, code: 'cellTooLong' });
    return cell;
  });
}
