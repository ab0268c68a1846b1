import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { friendlyFormatIBAN } from 'ibantools';
import { renderSVG } from 'uqr';
import { BankAccountOf } from '#libs/contracts/catalogue/catalogue-queries';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import { type BankAccount, purposeFor } from '#machines/catalogue/payment-settings';
import { balance, type Due, dueNow } from '#machines/order/figures';
import { numberText } from '#machines/order/next-step';
import type { OrderState, PaymentStage } from '#machines/order/state';
import type { Reader } from '../rules/reader.js';
import { epcPayload } from '../rules/epc-payload.js';
import type { TransferAccountDto, TransferCodeDto, TransferDetailsDto } from '../wire/order-papers.dto.js';
import { visibleOrder } from './order-by-id.js';

/** What to transfer for an order now, or for the stage asked for, and where to. @throws Problem 404 when the order is not theirs */
export class TransferDetails extends Query<TransferDetailsDto> {
  constructor(
    readonly order: Id,
    readonly stage: PaymentStage | undefined,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(TransferDetails)
export class TransferDetailsHandler implements IQueryHandler<TransferDetails> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
  ) {}

  async execute({ order, stage, reader }: TransferDetails): Promise<TransferDetailsDto> {
    const state = await visibleOrder(this.runner, order, reader);
    const account = await this.queries.execute(new BankAccountOf(state.facts.currency));
    return detailsOf(state, dueNow(state, stage), account, reader);
  }
}

function detailsOf(state: OrderState, due: Due | null, account: BankAccount | null, { language }: Reader): TransferDetailsDto {
  const { currency, openTransfers } = state.facts;
  const number = numberText(state.number);
  return {
    order: { _id: state.id, number },
    due: due && { stage: due.stage, amount: toText(due.amount, currency) },
    balance: toText(balance(state), currency),
    declared: toText(openTransfers, currency),
    account: account && accountView(account),
    purpose: account && purposeFor(account.purpose[language], number),
    qr: account && due && codeOf(account, due, number),
  };
}

const accountView = ({ payee, iban, account, bic, bank, bankAddress }: BankAccount): TransferAccountDto => ({
  payee,
  iban,
  ibanText: friendlyFormatIBAN(iban) ?? '',
  account,
  bic,
  bank,
  bankAddress,
});

/** In English: transfers inside the euro area only carry Latin characters. */
function codeOf({ currency, payee, iban, bic, purpose }: BankAccount, { amount }: Due, number: string): TransferCodeDto | null {
  if (currency !== 'EUR') return null;
  const payload = epcPayload({ payee, iban, bic, amount, purpose: purposeFor(purpose.en, number), number });
  return payload === null ? null : { payload, svg: renderSVG(payload, { ecc: 'M', border: 4 }) };
}
