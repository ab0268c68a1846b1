import { ApiProperty } from '@nestjs/swagger';
import { AccountDto } from '#libs/accounts/account.dto';
import { WholeExample } from '#libs/platform/http/api-docs';

export class LoginBody {
  @ApiProperty({ example: 'client@registra.example', format: 'email' })
  email: string;

  @ApiProperty({ example: 'registra-demo', format: 'password' })
  password: string;

  @ApiProperty({ default: false, description: 'True: the refresh cookie lasts 30 days; else as long as the browser' })
  rememberMe?: boolean;
}

export class TokenDto {
  /** JWT for the Authorization header: Bearer */
  accessToken: string;

  @ApiProperty({ example: 600, description: 'Seconds' })
  expiresIn: number;
}

/** The refresh token is only in the cookie. */
export class SessionDto extends AccountDto {
  token: TokenDto;
}

export class LoginTicketDto {
  /** The ticket for POST auth/login/second-factor */
  ticket: string;

  @ApiProperty({ example: 300, description: 'Seconds' })
  expiresIn: number;
}

/** The answer to a correct password if a second factor is enrolled. */
export class SecondFactorAskedDto {
  secondFactor: LoginTicketDto;
}

@WholeExample({ ticket: 'kT3mQx0v9dA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v', code: '123456', rememberMe: false })
export class FinishLoginBody {
  /** From the first step of the sign-in */
  ticket: string;

  /**
   * Six digits of the authenticator; absent with a recovery code
   * @example '123456'
   */
  code?: string;

  @ApiProperty({ example: '7k3mq-x0v9d', description: 'In the place of a code' })
  recoveryCode?: string;

  @ApiProperty({ default: false, description: 'As at the sign-in; one true is enough' })
  rememberMe?: boolean;
}
