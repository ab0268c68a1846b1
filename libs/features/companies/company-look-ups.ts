import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ClientOfCompany, CompaniesIn, type CompanyName, CompanyNames } from '#libs/contracts/companies/company-queries';
import { answerOf, type DayAnswer, listQueryOf, RowOfCompanies } from '#libs/contracts/my-day/day-rows';
import type { Id } from '#machines/kernel/ids';
import { CompanyReads } from './company-reads.js';
import { CompanyRows } from './storage/company-rows.js';

@QueryHandler(ClientOfCompany)
export class ClientOfCompanyHandler implements IQueryHandler<ClientOfCompany> {
  constructor(private readonly rows: CompanyRows) {}

  async execute({ company }: ClientOfCompany): Promise<Id | null> {
    return (await this.rows.one(company, 'all'))?.state.client ?? null;
  }
}

@QueryHandler(CompaniesIn)
export class CompaniesInHandler implements IQueryHandler<CompaniesIn> {
  constructor(private readonly rows: CompanyRows) {}

  execute({ country }: CompaniesIn): Promise<boolean> {
    return this.rows.areIn(country);
  }
}

@QueryHandler(CompanyNames)
export class CompanyNamesHandler implements IQueryHandler<CompanyNames> {
  constructor(private readonly rows: CompanyRows) {}

  execute({ companies }: CompanyNames): Promise<ReadonlyMap<Id, CompanyName>> {
    return this.rows.names(companies);
  }
}

@QueryHandler(RowOfCompanies)
export class RowOfCompaniesHandler implements IQueryHandler<RowOfCompanies> {
  constructor(private readonly reads: CompanyReads) {}

  async execute({ asked }: RowOfCompanies): Promise<DayAnswer> {
    const page = await this.reads.page(listQueryOf(asked), asked.actor, asked.language);
    return answerOf(page, ({ _id, name, client }) => ({ _id, title: name, about: client.name || null }));
  }
}
