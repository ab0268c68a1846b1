import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { type Id, isId } from '#machines/kernel/ids';
import { Problem } from '../http/problem.js';

/** Claims of an access token: the person and the version of their rights; `exp` in seconds since 1970. */
export interface TokenClaims {
  sub: Id;
  tv: number;
  exp: number;
}

/** Lifetime of an access token in seconds. */
export const accessTokenLife = 600;

/** Audience of access tokens: other tokens signed with the same secret do not have it. */
export const accessTokenAudience = 'registra:api';

const refusal = (code: 'tokenMissing' | 'tokenExpired' | 'tokenInvalid', cause?: unknown): Problem =>
  new Problem(code, {
    headers: { 'www-authenticate': code === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"' },
    ...(cause !== undefined && { cause }),
  });

export const tokenMissing = (): Problem => refusal('tokenMissing');
export const tokenInvalid = (): Problem => refusal('tokenInvalid');

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Signs and verifies access tokens: only HS256 with JWT_SECRET. */
@Injectable()
export class AccessTokens {
  /** A signature is verified once per token, not once per request; a cache entry still expires with its token. */
  private readonly verified = new LRUCache<string, TokenClaims>({ max: 10_000 });

  constructor(private readonly jwt: JwtService) {}

  /** Issues a token for ten minutes. */
  sign(sub: Id, tokenVersion: number): string {
    return this.jwt.sign({ sub, tv: tokenVersion }, { algorithm: 'HS256', audience: accessTokenAudience, expiresIn: accessTokenLife });
  }

  /** @throws Problem 401 tokenExpired, or tokenInvalid for every other error (forged, another or no algorithm, another audience, other claims) */
  verify(token: string): TokenClaims {
    const known = this.verified.get(token);
    if (known) {
      if (known.exp * 1000 > Date.now()) return known;
      throw refusal('tokenExpired');
    }
    const claims = this.check(token);
    this.verified.set(token, claims);
    return claims;
  }

  private check(token: string): TokenClaims {
    let payload: Record<string, unknown>;
    try {
      payload = this.jwt.verify<Record<string, unknown>>(token, { algorithms: ['HS256'], audience: accessTokenAudience });
    } catch (error) {
      throw refusal(error instanceof Error && error.name === 'TokenExpiredError' ? 'tokenExpired' : 'tokenInvalid', error);
    }
    const { sub, tv, exp } = payload;
    if (!isId(sub) || !isWhole(tv) || !isWhole(exp)) throw refusal('tokenInvalid');
    return { sub, tv, exp };
  }
}

/** The token of an `Authorization: Bearer` header, undefined without the header. @throws Problem 401 tokenInvalid for any other form */
export function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const token = /^Bearer +([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(header.trim())?.[1];
  if (token === undefined) throw tokenInvalid();
  return token;
}
