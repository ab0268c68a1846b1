import { type BrokenProduct, withoutVersionCheck } from '../product/broken-checkout.js';

const bankWrites = 'libs/features/catalogue/commands/bank-account-writes.js';

/** By what a broken product does; each breaks what one kind of round is about. */
export const brokenProducts: Readonly<Record<string, BrokenProduct>> = {
  'takes every change of an account as proven': {
    file: bankWrites,
    from: 'const proven = proof !== null && ',
    to: 'const proven = true || ',
  },
  'takes as proven what was refused when the proof was looked for': {
    file: bankWrites,
    from: `result.code !== 'proofNeeded') return false;`,
    to: `result.code !== 'proofNeeded') return true;`,
  },
  'takes the facts of the look to the write': {
    file: bankWrites,
    from: 'await this.proves(call, proof, read);',
    to: `await this.proves(call, proof, read);
        const looked = await read((await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true)).state);
        read = () => Promise.resolve(looked);`,
  },
  'takes a code again': { file: 'libs/features/auth/rules/totp.js', from: 'step > last ? step : undefined', to: 'step' },
  'does not hold people until the commit': {
    file: 'libs/accounts/second-people.js',
    from: 'order by id for share',
    to: 'order by id',
  },
  'does not hold the list of orders until the commit': {
    file: 'libs/features/catalogue/storage/bank-accounts.js',
    from: 'lock table orders in share mode',
    to: 'select 1',
  },
  'compares a price with the present one': {
    file: 'libs/features/catalogue/storage/price-proposals.js',
    from: 'priceReference(await tx',
    to: 'priceReference([] ?? await tx',
  },
  'looks at what is left of a day and counts later': {
    file: 'libs/features/orders/commands/money-limits.js',
    from: 'await this.limiter.reserve(day, cents)',
    to: '(await this.limiter.left(day)) >= cents && (await this.limiter.reserve({ ...day, limit: 1e9 }, cents))',
  },
  'accepts a command that was decided on an old version': withoutVersionCheck,
};
