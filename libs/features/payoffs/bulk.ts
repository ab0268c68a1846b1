import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CallPayoff } from '#libs/contracts/payoffs/call-payoff';
import type { Id, Language } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { Database } from '#libs/platform/database/database';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { explain } from '#machines/payoff/decide';
import { due, type PayoffState } from '#machines/payoff/state';
import type { PayoffBulkResultDto, PayoffsBulkBody, PayoffsBulkDto, PayoffSumDto } from './payoffs.dto.js';
import { PayoffViews, refusalText } from './payoff-views.js';
import { type PayoffRow, payoffStream } from './storage/payoff-stream.js';

interface Evaluated {
  id: Id;
  state: PayoffState | undefined;
  code: string | null;
}

/** Many payoffs at once: each is evaluated and written separately; a dry run only evaluates. */
@Injectable()
export class PayoffsBulk {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly payoffs: PayoffViews,
  ) {}

  async run(
    { operation, payoffs, reference = '', dryRun = false }: PayoffsBulkBody,
    who: SignedIn,
    correlation: string,
  ): Promise<PayoffsBulkDto> {
    const rows = await this.database.query<PayoffRow>('select * from payoffs where id = any ($1)', [payoffs.map(({ _id }) => _id)]);
    const known = new Map(rows.map((row) => [row.id, payoffStream.read(row)]));
    const dependence = await this.payoffs.dependences([...known.values()], who.actor);
    const refusal = (state: PayoffState) =>
      // Without the payer's being alone, which is looked up when it is written.
      explain(state, who.actor, dependence(state)).find((one) => one.operation === operation)?.code ?? null;
    const evaluated = payoffs.map(({ _id, version }): Evaluated => {
      const state = known.get(_id);
      const code = state === undefined ? 'notFound' : state.version === version ? refusal(state) : 'staleVersion';
      return { id: _id, state, code };
    });
    const decided = operation === 'pay' ? withoutNegativeSums(evaluated) : evaluated;
    if (!dryRun) {
      for (const one of decided) {
        if (one.code !== null) continue;
        const { actor, tokenVersion } = who;
        const ifMatch = one.state && [one.state.version];
        const outcome = await this.commands.execute(
          new CallPayoff({ payoff: one.id, operation, reference, actor, tokenVersion, correlation, ...(ifMatch && { ifMatch }) }),
        );
        if (outcome.kind === 'refused') one.code = outcome.code;
      }
    }
    return { results: decided.map((one) => resultOf(one, who)), totals: await this.totals(decided, who.language) };
  }

  private async totals(evaluated: readonly Evaluated[], language: Language): Promise<PayoffSumDto[]> {
    const sums = sumsOf(evaluated);
    const partners = [...sums.values()].map(({ partner }) => partner);
    const person = await this.payoffs.people(partners, language);
    return [...sums.values()].map(({ partner, currency, sum }) => ({ partner: person(partner), sum: toText(sum, currency) }));
  }
}

function sumsOf(evaluated: readonly Evaluated[]): Map<string, Pick<PayoffState, 'partner' | 'currency'> & { sum: number }> {
  const sums = new Map<string, Pick<PayoffState, 'partner' | 'currency'> & { sum: number }>();
  for (const { state, code } of evaluated) {
    if (code !== null || !state) continue;
    const key = `${state.partner} ${state.currency}`;
    const { partner, currency } = state;
    sums.set(key, { partner, currency, sum: (sums.get(key)?.sum ?? 0) + due(state) });
  }
  return sums;
}

/** Accepts amounts to be recovered only together with payouts that cover them, so that no partner is paid less than zero. */
function withoutNegativeSums(evaluated: readonly Evaluated[]): Evaluated[] {
  const sums = sumsOf(evaluated);
  return evaluated.map((one) => {
    const sum = one.state && sums.get(`${one.state.partner} ${one.state.currency}`)?.sum;
    return one.code === null && one.state && due(one.state) < 0 && sum !== undefined && sum < 0
      ? { ...one, code: 'payoffRecoveryUncovered' }
      : one;
  });
}

function resultOf({ id, code, state }: Evaluated, { language }: SignedIn): PayoffBulkResultDto {
  if (code === null) return { _id: id, accepted: true };
  const detail = state && refusalText(code, state, language);
  return { _id: id, accepted: false, code, ...(detail !== undefined && { detail }) };
}
