import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Outcome, StreamCall } from '#libs/contracts/commands/outcome';
import type { Transaction } from '#libs/platform/database/database';
import { GeneratedIds, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { invalid, notFound } from '#libs/platform/http/problem';
import { satisfies } from '#libs/platform/http/write-request';
import type { CompanyCommand, CompanyPayloads } from '#machines/company/commands';
import { decide } from '#machines/company/decide';
import { permittedOn } from '#machines/company/rules';
import type { CompanyState } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';
import type { DueDoneBody } from './due-dates.dto.js';
import { DueFill } from './due-fill.js';
import { companyScope, CompanyRows } from './storage/company-rows.js';
import { DueRows } from './storage/due-rows.js';
import { companyStream } from './storage/company-stream.js';

type Mark = 'markDueDone' | 'markDueNotOurs' | 'takeBackDueMark';
type Due = CompanyPayloads['markDueDone']['due'];

/** Marks by people. Answers 404 to anyone who may not read the company. */
@Injectable()
export class DueMarks {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly rows: DueRows,
    private readonly companies: CompanyRows,
    private readonly fill: DueFill,
    private readonly queries: QueryBus,
  ) {}

  /** Marks the duty as fulfilled on a day. @throws Problem 404; 422 for a day after today */
  async done(id: Id, { on, proof }: DueDoneBody, call: StreamCall): Promise<Outcome<CompanyState>> {
    const today = await this.fill.today();
    return this.mark(id, 'markDueDone', call, (ids) => {
      if (on > today) throw invalid({ field: 'on', code: 'dayAhead' });
      return { on, proof: proof === undefined ? null : ids.text('proof', proof) };
    });
  }

  /** Marks that the duty does not apply to the company. @throws Problem 404 */
  notOurs(id: Id, reason: string, call: StreamCall): Promise<Outcome<CompanyState>> {
    return this.mark(id, 'markDueNotOurs', call, (ids) => ({ reason: ids.text('reason', reason) }));
  }

  /** Removes a person's mark, so that facts and orders decide the state again. @throws Problem 404 */
  takeBack(id: Id, call: StreamCall): Promise<Outcome<CompanyState>> {
    return this.mark(id, 'takeBackDueMark', call, () => ({}));
  }

  private async mark(id: Id, type: Mark, call: StreamCall, more: (ids: GeneratedIds) => object): Promise<Outcome<CompanyState>> {
    const { actor, ifMatch } = call;
    const scope = await companyScope(this.queries, actor);
    const found = await this.rows.one(id, scope);
    const stored = found && (await this.companies.one(found.company, scope));
    if (found === undefined || stored === undefined) throw notFound();
    const { company, rule, anchorDay } = found;
    const ids = new GeneratedIds(stored.state.client);
    const detail = permittedOn(stored.state, actor, false)[type] ? more(ids) : {};
    let due: Due = null;
    const look = async (tx: Transaction): Promise<void> => {
      await this.companies.checkNotErased(tx, company);
      await this.fill.freshen(tx, company);
      due = await this.rows.openness(tx, id);
    };
    return this.handler.handle(
      companyStream,
      { ...call, stream: company },
      ({ state, version }, at) => {
        const payload = { rule, anchorDay, ...(type !== 'takeBackDueMark' && { due }), ...detail };
        const command = { type, company, actor, at, payload } as CompanyCommand;
        const decision = decide(state, command);
        const forbidden = !decision.accepted && decision.refusal === 'forbiddenForRole';
        return forbidden || satisfies(ifMatch, version) ? resultOf(command, decision, { texts: ids.texts }) : staleVersion(command);
      },
      look,
    );
  }
}
