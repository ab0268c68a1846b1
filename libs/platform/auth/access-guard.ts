import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ReadRoute, readRoutes } from '#machines/access/reads';
import { openBeforeSecondFactor, type RouteAccess } from '#machines/access/routes';
import { readerLanguage } from '../http/language.js';
import { Problem, accessDenied } from '../http/problem.js';
import { AccessTokens, type TokenClaims, bearerOf, tokenInvalid, tokenMissing } from './access-token.js';
import { ReadLimit } from '../rate-limit/read-limit.js';
import { WriteLimit } from '../rate-limit/write-limit.js';
import { type RouteTable, isCountedWrite, mayCall, routeKey, routeTable } from './route-table.js';
import type { SignedIn } from './signed-in.js';
import { type UserState, UserStates } from './user-states.js';

interface Row {
  access: RouteAccess;
  /** also permitted to people who first have to enroll a second factor */
  open: boolean;
  /** counts towards the person's write limit */
  counted: boolean;
  /** recorded, and counts towards the person's limit of reads */
  read: ReadRoute | undefined;
}

const recorded: ReadonlyMap<string, ReadRoute> = new Map(Object.entries(readRoutes));

/**
 * The guard of every route: finds its row, checks the token against the person's current state, checks the access table, and counts writes.
 * 401 tokenMissing, tokenExpired, tokenInvalid (also for a token from before a logout or a change of role); 403 accessDenied, or secondFactorRequired for staff
 * who must enroll one first; 429 tooManyWrites, tooManyReads.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly rows = new Map<string, Row>();

  constructor(
    @Inject(routeTable) private readonly table: RouteTable,
    private readonly tokens: AccessTokens,
    private readonly states: UserStates,
    private readonly writes: WriteLimit,
    private readonly reads: ReadLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { access, open, counted, read } = this.rowOf(request);
    if (access === 'public') {
      const signedIn = await this.perhaps(request);
      if (signedIn && (open || !signedIn.mustEnroll)) request.signedIn = signedIn;
      return true;
    }
    const signedIn = await this.signedIn(request);
    if (!signedIn) throw tokenMissing();
    if (signedIn.mustEnroll && !open) throw new Problem('secondFactorRequired');
    if (!mayCall(access, signedIn.actor)) throw accessDenied();
    request.signedIn = signedIn;
    if (counted) request.countedWrite = this.writes.take(signedIn.actor);
    if (read) request.countedRead = this.reads.take(signedIn.actor.id, read);
    return true;
  }

  private rowOf(request: FastifyRequest): Row {
    const at = `${request.method} ${request.routeOptions.url ?? ''}`;
    const known = this.rows.get(at);
    if (known !== undefined) return known;
    const key = routeKey(request.method, request.routeOptions.url ?? '');
    const access = this.table[key];
    // The startup check rejects this; a route added later stays closed.
    if (access === undefined) throw accessDenied();
    const row = { access, open: openBeforeSecondFactor.has(key), counted: isCountedWrite(key, access), read: recorded.get(key) };
    this.rows.set(at, row);
    return row;
  }

  private async signedIn(request: FastifyRequest): Promise<SignedIn | undefined> {
    const token = bearerOf(request.headers.authorization);
    if (token === undefined) return undefined;
    const claims = this.tokens.verify(token);
    request.caller = claims.sub;
    const state = await this.stateFor(claims);
    if (!state?.active || state.tokenVersion !== claims.tv) throw tokenInvalid();
    return {
      actor: { id: claims.sub, role: state.role, department: state.department },
      name: state,
      tokenVersion: claims.tv,
      language: readerLanguage(request.headers['accept-language']),
      tokenExpiresAt: claims.exp,
      mustEnroll: state.mustEnroll,
      emailConfirmed: state.emailConfirmed,
    };
  }

  /** A token newer than the cached state was issued by another process a moment ago: reload before rejecting it. */
  private async stateFor({ sub, tv }: TokenClaims): Promise<UserState | undefined> {
    const state = await this.states.stateOf(sub);
    if (!state || state.tokenVersion >= tv) return state;
    this.states.forget(sub);
    return this.states.stateOf(sub);
  }

  /** A public page must not fail because a token expired in the browser. */
  private async perhaps(request: FastifyRequest): Promise<SignedIn | undefined> {
    try {
      return await this.signedIn(request);
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return undefined;
      throw error;
    }
  }
}
