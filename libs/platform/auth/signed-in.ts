import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { readerLanguage } from '../http/language.js';

/** Who a request comes from, as the guard found it. */
export interface SignedIn {
  actor: Actor;
  /** The version the token was made for; a write compares it again inside its own statement. */
  tokenVersion: number;
  language: Language;
  /** When the token ends, in seconds since 1970: a live stream closes then. */
  tokenExpiresAt: number;
  /** True: nothing but enrolling a second factor is open to them. */
  mustEnroll: boolean;
  /** their mailbox is theirs */
  emailConfirmed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** The signed-in person of a route that is not public. @throws Error when a public route asks for one: a fault of ours */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { signedIn } = requestOf(context);
  if (!signedIn) throw new Error('a public route has no signed-in user');
  return signedIn;
});

/** The signed-in person of a public route, undefined for everybody else (a token that is no longer good counts as none there). */
export const PerhapsSignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | undefined => requestOf(context).signedIn,
);

/** The language to answer in. */
export const ReaderLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  readerLanguage(requestOf(context).headers['accept-language']),
);
