import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id, Language } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { nameFor } from '#machines/kernel/person-name';
import type { Micros } from '#machines/kernel/time';
import { pricesOf } from '#machines/catalogue/currency-change';
import { type FarPrice, priceApprovalTime } from '#machines/catalogue/price-limit';
import type { PriceList } from '#machines/catalogue/price-list';
import { PriceProposals } from '../commands/price-proposals.js';
import type { PriceProposal } from '../storage/price-proposals.js';
import type { ServiceRow } from '../storage/rows.js';
import type { PriceCheckDto, PriceMoveDto, PriceProposalDto } from '../wire/price-proposal.dto.js';

const time = (at: Micros): string => new Date(at / 1000).toISOString();

/** Adds the names of people to proposed prices. */
@Injectable()
export class PriceProposalsView {
  constructor(
    private readonly proposals: PriceProposals,
    private readonly queries: QueryBus,
  ) {}

  /** Keys are ids of services. */
  async ofList(rows: readonly ServiceRow[], language: Language): Promise<ReadonlyMap<Id, PriceProposalDto>> {
    const waiting = rows.flatMap((row) => (row.priceProposal ? [{ row, proposal: row.priceProposal }] : []));
    if (waiting.length === 0) return new Map();
    const names = await this.names(
      waiting.map(({ proposal }) => proposal.by),
      language,
    );
    return new Map(waiting.map(({ row, proposal }) => [row.id, viewOf(row, proposal, names([proposal.by]))]));
  }

  /** Includes the people who may approve it. */
  async ofOne(row: ServiceRow, language: Language): Promise<PriceProposalDto | undefined> {
    const proposal = row.priceProposal;
    if (!proposal) return undefined;
    const approvers = await this.proposals.approvers(proposal.by);
    const names = await this.names([proposal.by, ...approvers], language);
    return { ...viewOf(row, proposal, names([proposal.by])), approvers: names(approvers) };
  }

  async check(far: readonly FarPrice[], to: PriceList['currency'], by: Id, language: Language): Promise<PriceCheckDto> {
    const approvers = far.length === 0 ? [] : await this.proposals.approvers(by);
    const names = await this.names(approvers, language);
    const { percent: limitPercent, days: limitDays } = this.proposals.limit;
    const moves = far.map(({ key, from, to: amount, percent }): PriceMoveDto => ({
      key,
      percent,
      from: toText(from.amount, from.currency),
      to: toText(amount, to),
    }));
    return { moves, limitPercent, limitDays, approvers: names(approvers) };
  }

  private async names(ids: readonly Id[], language: Language): Promise<(ids: readonly Id[]) => NamedRefDto[]> {
    const people = await this.queries.execute(new PeopleByIds([...new Set(ids)]));
    return (asked) => asked.map((id) => ({ _id: id, name: nameFor(people.get(id), language) }));
  }
}

function viewOf(row: ServiceRow, { id, by, at, percent, countsAt, to }: PriceProposal, [name]: NamedRefDto[]): PriceProposalDto {
  return {
    _id: id,
    proposedBy: name ?? { _id: by, name: '' },
    proposedAt: time(at),
    percent,
    moves: movesOf(row, to),
    countsAt: countsAt === null ? null : time(countsAt),
    approveUntil: countsAt === null ? time(at + priceApprovalTime) : null,
  };
}

function movesOf(from: PriceList, to: PriceList): PriceMoveDto[] {
  const before = new Map(pricesOf(from).map(({ key, amount }) => [key, amount]));
  const after = new Map(pricesOf(to).map(({ key, amount }) => [key, amount]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, now] = [before.get(key) ?? null, after.get(key) ?? null];
    if (was === now && from.currency === to.currency) return [];
    return [
      {
        key,
        from: was === null ? null : toText(was, from.currency),
        to: now === null ? null : toText(now, to.currency),
        percent: was && now !== null && from.currency === to.currency ? Math.round((now / was - 1) * 100) : null,
      },
    ];
  });
}
