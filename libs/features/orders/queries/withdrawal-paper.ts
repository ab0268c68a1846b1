import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { type Paper, WithdrawalPaperOf } from '#libs/contracts/orders/order-queries';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { numberText } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { isTimeZone } from '#machines/kernel/time-zone';
import { noNeeds, ReferencesReader } from '../projections/references.js';
import { type Withdrawal, withdrawalName, withdrawalPdf } from '../projections/withdrawal-pdf.js';
import { orderStream } from '../storage/order-stream.js';

@QueryHandler(WithdrawalPaperOf)
export class WithdrawalPaperOfHandler implements IQueryHandler<WithdrawalPaperOf> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly referencesReader: ReferencesReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ order, language }: WithdrawalPaperOf): Promise<Paper | null> {
    const { state } = await this.runner.snapshot(orderStream, order, true);
    const at = state?.facts.withdrawnAt ?? null;
    if (state === null || state.withdrawn === null || at === null) return null;
    const { facts, terms, number, withdrawn, withdrawal } = state;
    const needs = noNeeds();
    needs.texts.add(withdrawn.statement.text);
    const [references, { company, workingHours }] = await Promise.all([
      this.referencesReader.read(needs, language),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const statement = references.text(withdrawn.statement);
    const paper: Withdrawal = {
      name: '',
      email: '',
      ...(statement ? (JSON.parse(statement) as Pick<Withdrawal, 'name' | 'email'>) : {}),
      number: numberText(number),
      service: terms.serviceTitle,
      company,
      at,
      timeZone: isTimeZone(withdrawal?.clientZone) ? withdrawal.clientZone : workingHours.timeZone,
      refund: toText(withdrawn.refund, facts.currency),
    };
    return { name: withdrawalName(paper, language), content: await withdrawalPdf(paper, language) };
  }
}
