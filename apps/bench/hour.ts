import type { harnesses, OptionsOf } from './programs.js';

/** Counts of every harness, and about how many seconds they take on a quiet machine of two cores, without the build. */
export const hour: {
  readonly [Name in keyof typeof harnesses]: { options: Partial<OptionsOf<(typeof harnesses)[Name]>>; seconds: number };
} = {
  walk: { options: {}, seconds: 10 },
  sessions: { options: { rounds: 20 }, seconds: 180 },
  proofs: { options: { rounds: 6 }, seconds: 100 },
  guesses: { options: { count: 1_000 }, seconds: 120 },
  forms: { options: { count: 2_000 }, seconds: 120 },
  // 60, and of previews and hidden 100 each, until proofs came: all of them have to fit into the hour.
  bundles: { options: { count: 45 }, seconds: 90 },
  'dry-run': { options: { count: 500 }, seconds: 150 },
  costs: { options: {}, seconds: 180 },
  previews: { options: { count: 60 }, seconds: 55 },
  deliveries: { options: { count: 100_000 }, seconds: 150 },
  feeds: { options: { count: 60_000 }, seconds: 180 },
  hidden: { options: { count: 80 }, seconds: 200 },
  chat: { options: { chats: 20, seconds: 30 }, seconds: 80 },
  broker: { options: { seconds: 90 }, seconds: 180 },
  together: { options: { seconds: 15 }, seconds: 120 },
  crash: { options: { seeds: 4 }, seconds: 300 },
  workers: { options: { seeds: 2 }, seconds: 150 },
  payments: { options: { seeds: 2, checkouts: 100, refunds: 30 }, seconds: 240 },
  judged: { options: { orders: 40, kills: 2 }, seconds: 240 },
  tlog: { options: { count: 500 }, seconds: 90 },
  upgrade: { options: { from: 'bbc29de5' }, seconds: 240 },
  xes: { options: {}, seconds: 120 },
  prism: { options: {}, seconds: 20 },
  mutants: { options: { of: 'machines/payoff' }, seconds: 120 },
};
