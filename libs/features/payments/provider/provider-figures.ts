import { Histogram, type Registry } from 'prom-client';
import { ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from './payment-provider.js';

const name = 'payment_provider_call_seconds';

/** Durations of the provider's calls by outcome: `ok`, `refused`, `unavailable`, `unexpected`. */
export class ProviderFigures {
  private readonly calls: Histogram<'call' | 'outcome'>;

  /** @param registry of the process: a second call returns the same metrics */
  constructor(registry: Registry) {
    const known = registry.getSingleMetric(name) as Histogram<'call' | 'outcome'> | undefined;
    this.calls =
      known ??
      new Histogram({
        name,
        help: 'Calls of the payment provider by what came of them',
        labelNames: ['call', 'outcome'],
        buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
        registers: [registry],
      });
  }

  /** Measures a call. @throws what the call throws */
  async timed<Result>(call: string, run: () => Promise<Result>): Promise<Result> {
    const end = this.calls.startTimer({ call });
    try {
      const result = await run();
      end({ outcome: 'ok' });
      return result;
    } catch (fault) {
      end({ outcome: outcomeOf(fault) });
      throw fault;
    }
  }
}

function outcomeOf(fault: unknown): string {
  if (fault instanceof ProviderRefused) return 'refused';
  if (fault instanceof ProviderUnavailable) return 'unavailable';
  return fault instanceof ProviderAnswerUnexpected ? 'unexpected' : 'fault';
}
