import { Injectable } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { SecondPeople } from '#libs/accounts/second-people';
import { BankAccountOf } from '#libs/contracts/catalogue/catalogue-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id, Language } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { currencies } from '#machines/kernel/money';
import { nameFor } from '#machines/kernel/person-name';
import { accountOf } from '#machines/bank-accounts/changes';
import { approvalTime } from '#machines/bank-accounts/state';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import { BankAccounts, type CurrentAccounts } from '../storage/bank-accounts.js';
import type { BankAccountsDto, BankProposalDto } from '../wire/bank-accounts.dto.js';

type Name = (id: Id | null) => NamedRefDto | null;

const time = (at: Micros): string => new Date(at / 1000).toISOString();

@Injectable()
export class BankAccountsView {
  constructor(
    private readonly accounts: BankAccounts,
    private readonly second: SecondPeople,
    private readonly queries: QueryBus,
  ) {}

  async read(language: Language): Promise<BankAccountsDto> {
    const [current, ordered] = await Promise.all([this.accounts.current(), this.accounts.ordered()]);
    const { proposal, over } = current;
    const approvers =
      proposal && current.status === 'waiting' ? await this.second.othersThan(proposal.proposedBy ?? '', 'security.write') : [];
    const name = await this.names(current, approvers, language);
    return {
      items: current.accounts,
      version: current.version,
      known: ordered ? [...currencies] : current.known,
      lastChanges: current.lastChanges.map(({ currency, proposedBy, approvedBy, at }) => ({
        currency,
        proposedBy: name(proposedBy),
        approvedBy: name(approvedBy),
        at: time(at),
      })),
      proposal: proposal && proposalView(current, proposal, approvers, name),
      lastProposal: over && { _id: over.id, cause: over.cause, at: time(over.at) },
    };
  }

  private async names({ proposal, lastChanges }: CurrentAccounts, approvers: readonly Id[], language: Language): Promise<Name> {
    const changes = [...lastChanges, ...(proposal ? [proposal] : [])];
    const ids = [...changes.flatMap(({ proposedBy, approvedBy }) => [proposedBy, approvedBy]), ...approvers];
    const people = await this.queries.execute(new PeopleByIds([...new Set(ids.flatMap((id) => id ?? []))]));
    return (id) => (id === null ? null : { _id: id, name: nameFor(people.get(id), language) });
  }
}

function proposalView(
  { status }: CurrentAccounts,
  proposal: NonNullable<CurrentAccounts['proposal']>,
  approvers: readonly Id[],
  name: Name,
): BankProposalDto {
  const { id, changes, proposedBy, proposedAt, alone, approvedBy, approvedAt, inForceAt } = proposal;
  return {
    _id: id,
    changes,
    proposedBy: name(proposedBy),
    proposedAt: time(proposedAt),
    alone,
    approvedBy: name(approvedBy),
    approvedAt: approvedAt === null ? null : time(approvedAt),
    inForceAt: inForceAt === null ? null : time(inForceAt),
    approveUntil: status === 'waiting' ? time(proposedAt + approvalTime) : null,
    approvers: approvers.flatMap((one) => name(one) ?? []),
  };
}

@QueryHandler(BankAccountOf)
export class BankAccountOfHandler implements IQueryHandler<BankAccountOf> {
  constructor(private readonly accounts: BankAccounts) {}

  async execute({ currency }: BankAccountOf): Promise<Readonly<BankAccount> | null> {
    return accountOf((await this.accounts.current()).accounts, currency);
  }
}
