import { Injectable, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { parseListQuery } from '#libs/platform/http/list-query';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { leadGrammar, type LeadListQuery, LeadRows } from '../storage/lead-rows.js';
import { leadTexts } from '../texts/texts.js';
import type { LeadDto } from '../wire/leads.dto.js';
import { LeadViews } from './lead-views.js';

@Injectable()
export class LeadExport {
  constructor(
    private readonly queries: QueryBus,
    private readonly rows: LeadRows,
    private readonly views: LeadViews,
  ) {}

  /**
   * Exports all leads that match the list's filters, search and sort, as CSV or XLSX (`format`, CSV by default).
   * @throws Problem 422 as the list
   */
  async file(raw: unknown, actor: Actor, language: Language): Promise<StreamableFile> {
    const query = parseListQuery(raw, { ...leadGrammar, parameters: ['format'] });
    const { title, name, columns } = leadTexts[language].export;
    const format = tableFormatOf(raw);
    const timeZone = await this.queries.execute(new ReaderZone(actor.id));
    return tableFile({ title, language, timeZone, columns, rows: this.cells(query, actor, language) }, format, name);
  }

  private async *cells(query: LeadListQuery, actor: Actor, language: Language): AsyncGenerator<Cell[][]> {
    for await (const leads of this.rows.batches(query)) {
      yield (await this.views.views(leads, actor, language)).map((lead) => cellsOf(lead, language));
    }
  }
}

const moment = (at: string | null | undefined): Cell => (at ? new Date(at) : null);

function cellsOf(lead: LeadDto, language: Language): Cell[] {
  const texts = leadTexts[language];
  const { source, medium, campaign, term, content } = { ...lead.utm, source: lead.source };
  return [
    lead.number,
    moment(lead.createdAt),
    texts.kind[lead.kind],
    texts.state[lead.state],
    lead.name,
    lead.phone,
    lead.email,
    lead.company,
    lead.message,
    contentText(lead.country?.name, language),
    contentText(lead.service?.title, language),
    moment(lead.slot?.start),
    lead.assignee?.name,
    lead.calls.length,
    moment(lead.callAgainAt),
    lead.lost && texts.reason[lead.lost.reason],
    lead.order?.number,
    ...[source, medium, campaign, term, content],
    lead.url,
    lead.language,
  ];
}
