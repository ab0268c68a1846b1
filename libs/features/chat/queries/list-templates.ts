import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type TemplateRow, TemplateRows } from '../storage/template-rows.js';

/** Every canned answer, by title. */
export class ListTemplates extends Query<TemplateRow[]> {}

@QueryHandler(ListTemplates)
export class ListTemplatesHandler implements IQueryHandler<ListTemplates> {
  constructor(private readonly rows: TemplateRows) {}

  execute(): Promise<TemplateRow[]> {
    return this.rows.all();
  }
}
