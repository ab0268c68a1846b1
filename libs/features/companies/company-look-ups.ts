import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ClientOfCompany } from '#libs/contracts/companies/company-queries';
import type { Id } from '#machines/kernel/ids';
import { CompanyRows } from './storage/company-rows.js';

@QueryHandler(ClientOfCompany)
export class ClientOfCompanyHandler implements IQueryHandler<ClientOfCompany> {
  constructor(private readonly rows: CompanyRows) {}

  async execute({ company }: ClientOfCompany): Promise<Id | null> {
    return (await this.rows.one(company, 'all'))?.state.client ?? null;
  }
}
