import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { CountryNames } from '#libs/contracts/catalogue/catalogue-queries';
import type { CommandResult, Snapshot } from '#libs/event-log/append/contract';
import type { Outcome, StreamCall } from '#libs/contracts/commands/outcome';
import type { Transaction } from '#libs/platform/database/database';
import { GeneratedIds, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { type FieldFault, invalid, notFound, Problem } from '#libs/platform/http/problem';
import { satisfies } from '#libs/platform/http/write-request';
import type { CompanyCommand, CompanyPayloads } from '#machines/company/commands';
import { decide } from '#machines/company/decide';
import { type CompanyState, type FactName, factNames, type StatedFacts, plainFacts } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import { basisPoints } from '#machines/kernel/money';
import type { CompanyFactsBody } from './company-bodies.dto.js';
import { isPeopleFact, readPeople, writePeople } from './company-people.js';
import { comparable } from './company-search.js';
import { companyScope, CompanyRows, type StoredCompany } from './storage/company-rows.js';
import { companyStream } from './storage/company-stream.js';

type CompanyOutcome = Outcome<CompanyState>;
type Existing = Exclude<keyof CompanyPayloads, 'record' | 'enter'>;
const wholeShare = 10_000;

/** Answers 404 to anyone who may not see a company. */
@Injectable()
export class CompanyCommands {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly rows: CompanyRows,
    private readonly queries: QueryBus,
  ) {}

  /** Adds a client's company that was registered elsewhere. @throws Problem 422 */
  async enter(body: CompanyFactsBody, call: StreamCall): Promise<CompanyOutcome> {
    const { actor } = call;
    if (actor.role !== 'Client') throw new Problem('forbiddenForRole');
    const company = v7();
    const client = actor.id;
    const { values, ids } = await this.valuesOf(body, new Map(), new GeneratedIds(client));
    let known = { companies: 0, numbers: [] as string[] };
    const look = async (tx: Transaction): Promise<void> => {
      known = await this.rows.numbersOf(tx, client, values.country ?? null);
    };
    return this.handler.handle(
      companyStream,
      { ...call, stream: company },
      (_snapshot, at) => {
        const isKnown = known.numbers.some((number) => comparable(number) === comparable(body.registerNumber ?? ''));
        const payload = { client, facts: values, known: isKnown, companies: known.companies };
        const command: CompanyCommand = { type: 'enter', company, actor, at, payload };
        return resultOf(command, decide(null, command), { texts: ids.texts });
      },
      look,
    );
  }

  /** Changes facts as staff, or as the partner of an open order. @throws Problem 404, 422 */
  async change(company: Id, body: CompanyFactsBody, call: StreamCall): Promise<CompanyOutcome> {
    const stored = await this.visible(company, call.actor);
    const { values, ids } = await this.changed(stored, body);
    const payload: CompanyPayloads['change'] = { facts: values, order: null };
    const { actor } = call;
    const look = async (tx: Transaction): Promise<void> => {
      payload.order = await this.rows.openOrderOf(tx, company, actor.id);
    };
    return this.call(stored, 'change', payload, call, ids, actor.role === 'Partner' ? look : undefined);
  }

  /** Proposes a client's change to staff. @throws Problem 404, 422 */
  async propose(company: Id, body: CompanyFactsBody, call: StreamCall): Promise<CompanyOutcome> {
    const stored = await this.visible(company, call.actor);
    const { values, ids } = await this.changed(stored, body);
    return this.call(stored, 'propose', { proposal: ids.id('proposal'), facts: values }, call, ids);
  }

  /** @throws Problem 404 if the company does not exist or the caller may not see it */
  async verify(company: Id, call: StreamCall): Promise<CompanyOutcome> {
    const stored = await this.visible(company, call.actor);
    return this.call(stored, 'verify', {}, call, new GeneratedIds(stored.state.client));
  }

  /** @param reason of a declined one @throws Problem 404, 422 */
  async answer(company: Id, proposal: Id, answer: 'withdraw' | 'accept' | 'decline', reason: string | undefined, call: StreamCall) {
    const stored = await this.visible(company, call.actor);
    const ids = new GeneratedIds(stored.state.client);
    if (answer !== 'decline') {
      if (reason !== undefined) throw invalid({ field: 'reason', code: 'unknownField' });
      return this.call(stored, answer === 'accept' ? 'acceptProposal' : 'withdrawProposal', { proposal }, call, ids);
    }
    if (reason === undefined) throw invalid({ field: 'reason', code: 'required' });
    return this.call(stored, 'declineProposal', { proposal, reason: ids.text('reason', reason) }, call, ids);
  }

  private async visible(company: Id, actor: Actor): Promise<StoredCompany> {
    const stored = await this.rows.one(company, await companyScope(this.queries, actor));
    if (stored === undefined) throw notFound();
    return stored;
  }

  private call<Name extends Existing>(
    { state: { id: company } }: StoredCompany,
    type: Name,
    payload: CompanyPayloads[Name],
    call: StreamCall,
    ids: GeneratedIds,
    look?: (tx: Transaction) => Promise<void>,
  ): Promise<CompanyOutcome> {
    const { actor, ifMatch } = call;
    const facts = async (tx: Transaction): Promise<void> => {
      await this.rows.checkNotErased(tx, company);
      await look?.(tx);
    };
    const rule = ({ state, version }: Snapshot<CompanyState>, at: Micros): CommandResult<CompanyState> => {
      const command = { type, company, actor, at, payload: { ...payload } } as CompanyCommand;
      const decision = decide(state, command);
      const forbidden = !decision.accepted && decision.refusal === 'forbiddenForRole';
      return forbidden || satisfies(ifMatch, version) ? resultOf(command, decision, { texts: ids.texts }) : staleVersion(command);
    };
    return this.handler.handle(companyStream, { ...call, stream: company }, rule, facts);
  }

  /** Values that differ from the current facts. */
  private changed({ state, texts }: StoredCompany, body: CompanyFactsBody) {
    const shown = factNames.flatMap((name): [FactName, string][] => {
      const value = state.facts[name]?.value ?? null;
      const text = typeof value === 'string' ? value : value && texts.get(value.text);
      return text == null ? [] : [[name, isPeopleFact(name) ? writePeople(readPeople(name, text)) : text]];
    });
    return this.valuesOf(body, new Map(shown), new GeneratedIds(state.client));
  }

  private async valuesOf(body: CompanyFactsBody, shown: ReadonlyMap<FactName, string>, ids: GeneratedIds) {
    await this.check(body);
    const values: Record<string, unknown> = {};
    for (const name of factNames) {
      const given = body[name];
      const text = given == null ? null : typeof given === 'string' ? given.trim() : writePeople(given);
      if (given === undefined || text === (shown.get(name) ?? null)) continue;
      values[name] = text === null || (plainFacts as readonly string[]).includes(name) ? text : ids.text(name, text);
    }
    return { values: values as StatedFacts, ids };
  }

  /** @throws Problem 422 for an unknown country, a number without a sign that counts, and shares above 100 % */
  private async check({ country, registerNumber, owners, beneficialOwners }: CompanyFactsBody): Promise<void> {
    const faults: FieldFault[] = [];
    if (country !== undefined && !(await this.queries.execute(new CountryNames([country]))).has(country))
      faults.push({ field: 'country', code: 'notOffered' });
    if (registerNumber !== undefined && comparable(registerNumber) === '') faults.push({ field: 'registerNumber', code: 'required' });
    for (const [field, list] of Object.entries({ owners, beneficialOwners }))
      if ((list ?? []).reduce((sum, { share }) => sum + (basisPoints(share ?? 0) ?? 0), 0) > wholeShare)
        faults.push({ field, code: 'sharesTooLarge' });
    if (faults.length > 0) throw invalid(...faults);
  }
}
