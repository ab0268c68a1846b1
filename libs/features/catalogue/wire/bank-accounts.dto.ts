import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { IdentityProof } from '#libs/contracts/auth/prove-identity';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import { type Currency, currencies } from '#machines/kernel/money';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type EndCause } from '#machines/bank-accounts/state';
import { Distinct, IsParts } from './text-rules.js';
import { BankAccountBody, BankAccountsBody } from './payment-settings.dto.js';

/** Longer than any typed code, including spaces. */
const longestCode = 40;

/** Proof of who proposes or approves a change: a code of the second factor, or without one the password and an emailed code. */
@WholeExample({ currentPassword: 'registra-demo', emailCode: '40212298' })
export class IdentityProofBody implements IdentityProof {
  @ApiProperty({ example: '123456', description: 'Of the second factor, where one is enrolled' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestCode)
  code?: string;

  @ApiProperty({ example: '7k3mq-x0v9d', description: 'In the place of a code of the second factor' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestCode)
  recoveryCode?: string;

  @ApiProperty({ format: 'password', description: 'Where no second factor is enrolled' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(1024)
  currentPassword?: string;

  @ApiProperty({ example: '40212298', description: 'From POST users/me/confirmation-code, together with the password' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestCode)
  emailCode?: string;
}

/** The complete list of accounts. Only the first account of a currency needs no proof. */
@WholeExample({
  currentPassword: 'registra-demo',
  emailCode: '40212298',
  items: [
    {
      currency: 'EUR',
      payee: 'Registra OÜ',
      iban: 'EE382200221020145685',
      account: '',
      bic: 'HABAEE2X',
      bank: 'Swedbank AS',
      bankAddress: 'Liivalaia 8, Tallinn',
      purpose: { ru: 'Оплата заказа {number}', en: 'Payment for order {number}' },
    },
  ],
})
export class ProposeBankAccountsBody extends IdentityProofBody {
  /** The complete list; each currency at most once */
  @IsParts(() => BankAccountBody, { most: currencies.length })
  @Distinct('currency')
  items: BankAccountBody[];
}

export class LastBankChangeDto {
  @ApiProperty({ enum: currencies, enumName: 'Currency' })
  currency: Currency;

  proposedBy: NamedRefDto | null;

  /** Null: a first account, or nobody else could approve */
  approvedBy: NamedRefDto | null;

  @ApiProperty({ format: 'date-time', description: 'In force since' })
  at: string;
}

export class BankChangeDto {
  @ApiProperty({ enum: currencies, enumName: 'Currency' })
  currency: Currency;

  /** Null: there is no account */
  from: BankAccountBody | null;

  /** Null: the account is removed */
  to: BankAccountBody | null;
}

export class BankProposalDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  changes: BankChangeDto[];

  proposedBy: NamedRefDto | null;

  @ApiProperty({ format: 'date-time' })
  proposedAt: string;

  /** Nobody else could approve it when it was proposed, so it takes effect by itself */
  alone: boolean;

  approvedBy: NamedRefDto | null;

  @ApiProperty({ format: 'date-time' })
  approvedAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Null: when it is approved, 24 hours later' })
  inForceAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Until when it may be approved; null: no approval is waited for' })
  approveUntil: string | null;

  /** People who may approve it now */
  approvers: NamedRefDto[];
}

export class OverBankProposalDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  /** Why it did not come into force; null: it did */
  cause: EndCause | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** The accounts in force, and the waiting proposal. */
export class BankAccountsDto extends BankAccountsBody {
  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;

  /**
   * Currencies whose account changes only by a proposal: all of them after the first order, before it those that have or had an account;
   * the first account of any other takes effect at once
   */
  known: Currency[];

  /** The last person who changed each currency's account; older changes are not recorded */
  lastChanges: LastBankChangeDto[];

  proposal: BankProposalDto | null;

  /** The last proposal that ended */
  lastProposal: OverBankProposalDto | null;
}
