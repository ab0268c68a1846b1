import { onCluster } from '../product/cluster.js';
import { percentile } from '../product/percentile.js';
import { seeded } from '../product/random.js';
import type { Harness } from '../programs.js';

/** Maximum difference of medians, beyond what other work of the machine makes of the halves of one kind. */
const tolerance = 0.05;
/** Calls of each kind that are not measured. */
const warmUp = 20;

interface Answer {
  status: number;
  ms: number;
}

/** One call of a kind; `n` chooses its account. */
type Call = (n: number) => Promise<Answer>;

const demo = (account: string): string => `${account}@registra.example`;
const known = ['client', 'client2', 'partner', 'partner2', 'ceo', 'admin', 'supermanager', 'content-head'].map(demo);
const deactivated = demo('outside-manager');

/**
 * An attacker who asks whether accounts exist: `count` sign-ins with a wrong password, and requests for a new password, of accounts that are known, unknown and
 * deactivated, in random order, each from another network. Neither status nor median time may differ.
 */
export const run: Harness<'guesses'> = ({ count, seed }, print) =>
  onCluster({ apis: 1, workers: [], kafka: false, env: { TRUSTED_PROXIES: '127.0.0.1, ::1' } }, async ({ origin, database }) => {
    const random = seeded(seed);
    await database.query('update users set deactivated_at = now() where email_key = $1', [deactivated]);
    const post = async (path: string, body: object): Promise<Answer> => {
      const address = `10.${[0, 0, 0].map(() => Math.floor(random() * 256)).join('.')}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const began = performance.now();
      const answer = await fetch(`${origin}/api/v1/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - began };
    };
    const pick = (n: number): string => known[n % known.length] ?? '';
    const login = (email: string) => post('login', { email, password: 'not the password' });
    const ask = (email: string) => post('email/reset-password', { email });
    const attempts: Record<string, Record<string, Call>> = {
      'sign-in with a wrong password': {
        known: (n) => login(pick(n)),
        unknown: (n) => login(demo(`nobody-${n}`)),
        deactivated: () => login(deactivated),
      },
      'asking for a new password': { known: (n) => ask(pick(n)), unknown: (n) => ask(demo(`nobody-${n}`)) },
    };
    const faults: string[] = [];
    for (const [what, kinds] of Object.entries(attempts)) {
      const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
      const statuses = new Set<number>();
      for (let n = -warmUp; n < count; n += 1) {
        if (n % 2 === 0) await database.query('delete from rate_limits');
        const places = new Map(Object.keys(kinds).map((kind) => [kind, random()]));
        for (const [kind, call] of Object.entries(kinds).sort(([a], [b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0))) {
          const { status, ms } = await call(n + warmUp);
          statuses.add(status);
          if (n >= 0) times.get(kind)?.push(ms);
        }
      }
      const apart = apartBy([...times.values()].map(median));
      const noise = Math.max(...[...times.values()].map((values) => apartBy(halvesOf(values).map(median))));
      const medians = [...times].map(([kind, values]) => `${kind} ${median(values).toFixed(2)} ms`).join(', ');
      print(`${what}, medians of ${count}: ${medians}; ${inPercent(apart)} apart (halves of one kind: ${inPercent(noise)})`);
      if (statuses.size > 1) faults.push(`${what} was answered ${[...statuses].join(', ')}`);
      if (apart > tolerance + noise) faults.push(`${what} takes different times for different accounts: ${inPercent(apart)}`);
    }
    return { faults, line: `seed ${seed}, ${count} attempts of each kind` };
  });

const median = (values: readonly number[]): number => percentile(values, 0.5);
const apartBy = (figures: readonly number[]): number => Math.max(...figures) / Math.min(...figures) - 1;
const halvesOf = (values: readonly number[]): number[][] => [0, 1].map((half) => values.filter((_, n) => Math.floor(n / 2) % 2 === half));
const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;
