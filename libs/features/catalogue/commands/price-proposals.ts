import { Injectable } from '@nestjs/common';
import { SecondPeople } from '#libs/accounts/second-people';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database, type Transaction } from '#libs/platform/database/database';
import { Problem, notFound } from '#libs/platform/http/problem';
import type { Dependence } from '#machines/access/second-person';
import { priceApprovalTime, priceListOf, type PriceEndCause, type PriceLimit } from '#machines/catalogue/price-limit';
import { termsOf } from '../rules/service-content.js';
import { writtenOf } from '../rules/written-service.js';
import { refuseNewAccount } from '../storage/bank-accounts.js';
import { type Append, CatalogueLog, type Writer, always } from '../storage/catalogue-log.js';
import { duePrices, mayStillPrice, type PriceProposal } from '../storage/price-proposals.js';
import { type HeldService, holdService, updateService } from '../storage/service-writes.js';
import type { Done } from './done.js';
import { endPriceProposal, type Pricing } from './propose-prices.js';
import { readService } from './write-service.js';

const codeOfDependence: Readonly<Record<Dependence, string>> = { newInRole: 'priceApproverNew', changedByOther: 'priceApproverChanged' };

type Held = HeldService & { proposal: PriceProposal };

/** Approves, ends and settles prices that move too far for one person to decide. */
@Injectable()
export class PriceProposals {
  readonly limit: PriceLimit;

  constructor(
    private readonly log: CatalogueLog,
    private readonly second: SecondPeople,
    private readonly database: Database,
    config: Config,
  ) {
    this.limit = { percent: config.quotas.priceLimitPercent, days: config.quotas.priceLimitDays };
  }

  /** Active people who may change services and do not depend on `proposer`. */
  approvers(proposer: Id): Promise<Id[]> {
    return this.second.othersThan(proposer, 'services.write');
  }

  /** Reads in the proposing transaction whether anyone else could approve. */
  pricing({ by }: Writer): Pricing {
    const id = personOf(by);
    return {
      by: id,
      limit: this.limit,
      isAlone: async (tx) => {
        await this.second.hold(tx);
        return (await this.second.othersThan(id, 'services.write', tx)).length === 0;
      },
    };
  }

  /** Applies proposed prices. @throws Problem 404, 409, 422 if they refer to something that no longer exists */
  approve(writer: Writer, service: Id, proposal: Id): Promise<Done<Id>> {
    const approver = personOf(writer.by);
    return this.log.change(writer, always(service), async (tx, append) => {
      const held = await holdProposal(tx, service, proposal);
      const proposer = held.proposal.by;
      if (proposer === approver) throw new Problem('priceOwnApproval');
      await this.second.hold(tx);
      const dependence = await this.second.dependence(proposer, approver, tx);
      if (dependence !== null) throw new Problem(codeOfDependence[dependence]);
      const over = await endOf(tx, held.proposal);
      if (over !== null) throw new Problem(over === 'expired' ? 'priceProposalExpired' : 'priceProposerGone');
      await count(tx, append, held, approver);
    });
  }

  /** Withdraws the caller's own proposal, or rejects another person's. @throws Problem 404, 409 */
  end(writer: Writer, service: Id, proposal: Id): Promise<Done<Id>> {
    return this.log.change(writer, always(service), async (tx, append) => {
      const held = await holdProposal(tx, service, proposal);
      const cause = held.proposal.by === personOf(writer.by) ? 'withdrawn' : 'rejected';
      await endPriceProposal(tx, append, held, held.proposal, cause);
    });
  }

  /** Ends proposals that can no longer be approved, and applies those that nobody else could approve after the waiting period. */
  async settle(): Promise<void> {
    for (const id of await duePrices(this.database)) {
      await this.log.change({ by: null, key: undefined }, always(id), async (tx, append) => {
        const held = await holdService(tx, id);
        if (!held?.proposal) return;
        const waiting: Held = { ...held, proposal: held.proposal };
        const cause = await endOf(tx, waiting.proposal);
        if (cause !== null) return endPriceProposal(tx, append, waiting, waiting.proposal, cause);
        const { countsAt } = waiting.proposal;
        if (countsAt !== null && (await nowIn(tx)) >= countsAt) await countOrEnd(tx, append, waiting);
      });
    }
  }
}

/** The id of the author; only people change prices. */
function personOf(by: Writer['by']): Id {
  if (by === null) throw new Error('nobody changes these prices');
  return by.actor.id;
}

const nowIn = async (tx: Transaction): Promise<number> =>
  Number((await tx.one<{ at: number }>('select (extract(epoch from clock_timestamp()) * 1000000)::bigint as at'))?.at);

async function holdProposal(tx: Transaction, service: Id, id: Id): Promise<Held> {
  const held = await holdService(tx, service);
  if (!held) throw notFound();
  const { proposal } = held;
  if (proposal?.id !== id) throw new Problem('priceProposalOver');
  return { ...held, proposal };
}

/** Returns why a proposal can no longer be approved; null if it can. */
async function endOf(tx: Transaction, { by, at, countsAt }: PriceProposal): Promise<PriceEndCause | null> {
  if (!(await mayStillPrice(tx, by))) return 'proposerGone';
  return countsAt === null && (await nowIn(tx)) > at + priceApprovalTime ? 'expired' : null;
}

/** Applies the proposed prices. @throws Problem 422 if a currency, a choice or an account that they refer to no longer exists */
async function count(tx: Transaction, append: Append, held: Held, approvedBy: Id | null): Promise<void> {
  const { id, version, content: before, proposal } = held;
  const { content: after, faults } = await readService(tx, writtenOf({ ...before, ...proposal.to }), before);
  if (faults.length > 0) throw new Problem('validationFailed', { errors: faults });
  if (after.currency !== before.currency) await refuseNewAccount(tx, after.currency, 'price.currency');
  await updateService(tx, id, after, true);
  const data = {
    proposal: proposal.id,
    proposedBy: proposal.by,
    approvedBy,
    terms: { from: termsOf(before), to: termsOf(after) },
    prices: { from: priceListOf(before), to: priceListOf(after) },
  };
  await append({ stream: 'service', id, version }, { type: 'ServicePriceApproved', data });
}

/** Applies prices after the waiting period, or ends the proposal if they can no longer apply. */
async function countOrEnd(tx: Transaction, append: Append, held: Held): Promise<void> {
  try {
    await count(tx, append, held, null);
  } catch (fault) {
    // Nothing was written: every refusal comes before the first write.
    if (!(fault instanceof Problem)) throw fault;
    await endPriceProposal(tx, append, held, held.proposal, 'overtaken');
  }
}
