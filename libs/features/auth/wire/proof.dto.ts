import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';

export interface Shown {
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/** The password, and a code if a second factor is enrolled. */
export interface Proof extends Shown {
  currentPassword: string;
}

/** The password is present only if it is required. */
export interface EmailProof extends Shown {
  currentPassword?: string | undefined;
}

/** Longer than any typed code, including spaces. */
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

/** Removes the spaces that people type between groups of digits. */
export const plainCode = (code: string): string => code.replace(/\s/g, '');

const shownOf = ({ code, recoveryCode }: ShownBody): Shown => ({
  code: code === undefined ? undefined : plainCode(code),
  recoveryCode,
});

export const proofOf = ({ currentPassword, ...shown }: ProofBody): Proof => ({ currentPassword, ...shownOf(shown) });

export const emailProofOf = ({ currentPassword, ...shown }: EmailProofBody): EmailProof => ({ currentPassword, ...shownOf(shown) });
