import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';

/** The codes of a second factor that a caller sends. */
export interface Shown {
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Proof that the caller owns the account: the password, and a code where a second factor is enrolled. */
export interface Proof extends Shown {
  currentPassword: string;
}

/** Proof for another email address: the password only where it is needed. */
export interface EmailProof extends Shown {
  currentPassword?: string | undefined;
}

/** Longer than any code that somebody types, with the spaces they may put between. */
export const longestCode = 40;

class ShownBody {
  @ApiProperty({ example: '123456', description: 'Where a second factor is enrolled' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestCode)
  code?: string;

  @ApiProperty({ example: '7k3mq-x0v9d', description: 'In the place of a code' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestCode)
  recoveryCode?: string;
}

/** Proof that the caller owns the account. */
@WholeExample({ currentPassword: 'registra-demo', code: '123456' })
export class ProofBody extends ShownBody {
  @ApiProperty({ format: 'password' })
  @IsString()
  @MaxLength(1024)
  currentPassword: string;
}

export class EmailProofBody extends ShownBody {
  @ApiProperty({ format: 'password', description: 'Required where `emailNeedsPassword` of users/me is true' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(1024)
  currentPassword?: string;
}

/** Digits as people type them, in groups. */
export const plainCode = (code: string): string => code.replace(/\s/g, '');

const shownOf = ({ code, recoveryCode }: ShownBody): Shown => ({
  code: code === undefined ? undefined : plainCode(code),
  recoveryCode,
});

export const proofOf = ({ currentPassword, ...shown }: ProofBody): Proof => ({ currentPassword, ...shownOf(shown) });

export const emailProofOf = ({ currentPassword, ...shown }: EmailProofBody): EmailProof => ({ currentPassword, ...shownOf(shown) });
