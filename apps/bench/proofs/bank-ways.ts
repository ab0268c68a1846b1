import type { BankAccountsDto } from '#libs/features/catalogue/wire/bank-accounts.dto';
import { bankAccountsStreamId } from '#libs/features/catalogue/storage/bank-accounts-stream';
import type { Statement } from './gate.js';
import { around, isAccepted, isAway, isBack, isNew, type Way } from './way.js';
import type { Reply, Row, World } from './world.js';

const path = '/settings/bank-accounts';
const ibans = ['DE89370400440532013000', 'EE382200221020145685', 'FR1420041010050500013M02606', 'NL91ABNA0417164300'] as const;
const kronor = {
  currency: 'SEK',
  payee: 'Registra',
  iban: 'SE4550000000058398257466',
  account: '',
  bic: '',
  bank: 'Bank',
  bankAddress: '',
  purpose: { ru: '{number}', en: '{number}' },
};
const listRow: Statement = ['select from bank_accounts where id = $1 for update', bankAccountsStreamId];

const matching = (version?: string): Record<string, string> => (version === undefined ? {} : { 'if-match': version });

type Items = BankAccountsDto['items'];
type Proof = { code?: string };

/** The list of our bank accounts, settled and with a proposal of the owner that waits. */
export class BankWays {
  private constructor(
    private readonly world: World,
    private readonly items: Items,
    private readonly waiting: Row & { proposal: { id: string } },
    private readonly settled: Row,
  ) {}

  static async begin(world: World): Promise<BankWays> {
    const { items } = await world.must<BankAccountsDto>('owner', 'GET', path);
    const wanted = items.map((one) => ({ ...one, payee: `${one.payee} 2` }));
    await world.must('owner', 'PUT', path, { items: wanted, ...(await world.proof('owner')) });
    const waiting = (await world.row('bank_accounts', bankAccountsStreamId)) as BankWays['waiting'];
    await world.must('owner', 'DELETE', `${path}/proposals/${waiting.proposal.id}`);
    return new BankWays(world, items, waiting, await world.row('bank_accounts', bankAccountsStreamId));
  }

  /** @param placing places the first order; undefined: orders were placed */
  ways(placing?: Statement): Way[] {
    const { world } = this;
    const toWaiting = () => this.prepare(this.waiting);
    const propose = async () => this.propose(await world.proof('admin'));
    const approve = async () => this.approve(await world.proof('admin'));
    if (placing)
      return [
        {
          name: 'a change at the next version, next to a first account',
          orders: this.queued(
            this.settled,
            () => this.first(),
            (to) => this.propose({}, to, [kronor as Items[number]]),
          ),
          control: () => this.isChanged(this.settled, propose),
        },
        {
          name: 'an approval at the next version, next to a first account',
          orders: this.queued(
            this.waiting,
            () => this.first(),
            (to) => this.approve({}, to),
          ),
          control: () => this.isChanged(this.waiting, approve),
        },
        {
          name: 'a first account, next to the first order',
          orders: [
            async () => {
              await this.prepare(this.settled);
              await world.database.query('delete from orders');
              const { answer, met } = await world.gate.changedBefore(listRow, placing, () => this.first());
              await world.database.query('delete from orders');
              return { met, accepted: isAccepted(answer) };
            },
            async () => {
              await this.prepare(this.settled);
              const { answer, met, early } = await world.gate.changedWithin(placing, () => this.first());
              await world.database.query('delete from orders');
              return { met, accepted: early && isAccepted(answer), right: isAccepted(answer) };
            },
          ],
        },
      ];
    return [
      {
        name: 'a change at the next version, next to a withdrawal',
        orders: this.queued(
          this.waiting,
          () => this.withdraw(),
          (to) => this.propose({}, to),
        ),
        control: () => this.isChanged(this.settled, propose),
      },
      {
        name: 'a change of any version, next to a withdrawal',
        orders: this.queued(
          this.waiting,
          () => this.withdraw(),
          () => this.propose({}),
        ),
        control: () => this.isChanged(this.settled, propose),
      },
      {
        name: 'an approval without a proof, next to the end of what made the approver dependent',
        orders: [
          async () => {
            await this.prepare(this.waiting);
            await world.alter('admin', isNew);
            const change = world.change('admin', `created_at = clock_timestamp() - interval '30 days'`);
            const { answer, met } = await world.gate.changedBefore(world.lockOf('admin'), change, () => this.approve({}));
            return { met, accepted: isAccepted(answer) };
          },
        ],
        control: () => this.isChanged(this.waiting, approve),
      },
      {
        name: 'an approval, next to what makes the approver dependent',
        orders: around(world, toWaiting, { who: 'admin', change: isNew, call: approve, isWrong: isAccepted }),
      },
      {
        name: "an approval, next to the end of its proposer's role",
        orders: around(world, toWaiting, { who: 'owner', change: `role = 'Supermanager'`, call: approve, isWrong: isAccepted }),
      },
      {
        name: 'a change by a sole keeper, next to the return of another one',
        orders: around(world, () => this.prepare(this.settled), {
          who: 'admin',
          before: isAway,
          change: isBack,
          call: async () => this.propose(await world.proof('owner'), undefined, [], 'owner'),
          isWrong: async (answer) => isAccepted(answer) && (await this.isAlone()),
        }),
      },
      {
        name: 'one code for two changes',
        orders: [0, 1].map((first) => async () => {
          await this.prepare(this.settled);
          const proof = await world.proof('admin');
          const calls = [() => this.propose(proof), () => this.propose(proof, undefined, [kronor as Items[number]])];
          const { answers, met } = await world.gate.queued(world.lockOf('admin'), first === 0 ? calls : calls.reverse());
          const proven = answers.filter(({ status }) => status !== 422);
          return { met, accepted: proven.length > 1, right: proven[0]?.status === 200 };
        }),
      },
    ];
  }

  /** A write without a need for a proof and the call without one wait for the list: the one commits first, then the other. */
  private queued(before: Row, write: () => Promise<Reply>, call: (to: string) => Promise<Reply>): Way['orders'] {
    return [true, false].map((isWriteFirst) => async () => {
      const to = await this.prepare(before);
      const calls = [write, () => call(to)];
      const { answers, met } = await this.world.gate.queued(listRow, isWriteFirst ? calls : calls.reverse());
      const [written, called] = isWriteFirst ? answers : [...answers].reverse();
      if (written?.status !== 200) throw new Error(`the write next to it was refused: ${written?.status} ${written?.body.code}`);
      return { met, accepted: called?.status === 200 };
    });
  }

  /** @returns the version after this one, as `If-Match` names it */
  private async prepare(row: Row): Promise<string> {
    await this.world.restore('bank_accounts', row);
    const now = await this.world.database.one<{ version: number }>('select version from bank_accounts');
    return `"${Number(now?.version) + 1}"`;
  }

  private async isChanged(row: Row, call: () => Promise<Reply>): Promise<boolean> {
    await this.prepare(row);
    return (await call()).status === 200;
  }

  private async isAlone(): Promise<boolean> {
    const row = await this.world.database.one<{ status: string }>('select status from bank_accounts');
    return row?.status === 'alone';
  }

  private propose(proof: Proof, ifMatch?: string, more: Items = [], who: 'owner' | 'admin' = 'admin'): Promise<Reply> {
    const iban = ibans[Math.floor(this.world.random() * ibans.length)];
    const items = this.items.map((one) => (one.currency === 'EUR' ? { ...one, payee: 'Thief', iban } : one));
    return this.world.call(who, 'PUT', path, { items: [...items, ...more], ...proof }, matching(ifMatch));
  }

  private first(): Promise<Reply> {
    return this.world.call('owner', 'PUT', path, { items: [...this.items, kronor] });
  }

  private approve(proof: Proof, ifMatch?: string): Promise<Reply> {
    return this.world.call('admin', 'POST', `${path}/proposals/${this.waiting.proposal.id}/approval`, proof, matching(ifMatch));
  }

  private withdraw(): Promise<Reply> {
    return this.world.call('owner', 'DELETE', `${path}/proposals/${this.waiting.proposal.id}`);
  }
}
