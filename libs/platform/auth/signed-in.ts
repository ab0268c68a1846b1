import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { PersonName } from '#machines/kernel/person-name';
import { readerLanguage } from '../http/language.js';

/** The caller of a request, set by the guard. */
export interface SignedIn {
  actor: Actor;
  /** at most five seconds old */
  name: PersonName;
  /** The token's version; a write checks it again inside its own statement. */
  tokenVersion: number;
  language: Language;
  /** Expiry of the token, in seconds since 1970: a live stream closes then. */
  tokenExpiresAt: number;
  /** True: they may only enroll a second factor. */
  mustEnroll: boolean;
  /** their email address is confirmed */
  emailConfirmed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** The caller of a route that is not public. @throws Error on a public route: a programming error */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { signedIn } = requestOf(context);
  if (!signedIn) throw new Error('a public route has no signed-in user');
  return signedIn;
});

/** The caller of a public route, undefined if anonymous (an invalid token counts as anonymous there). */
export const PerhapsSignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | undefined => requestOf(context).signedIn,
);

/** The language of the response. */
export const ReaderLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  readerLanguage(requestOf(context).headers['accept-language']),
);
