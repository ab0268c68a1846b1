import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '#libs/platform/config/config';
import { isForeignForm } from '#libs/platform/http/foreign-form';
import { Problem } from '#libs/platform/http/problem';
import { deviceDays, rememberedDays } from '../rules/session-life.js';
import type { IssuedToken } from '../storage/sessions.js';

const names = { refresh: 'registra_refresh', device: 'registra_device' } as const;
type Kind = keyof typeof names;
const shape = /^[A-Za-z0-9_-]{43}$/;

const dayMs = 86_400_000;
/** The day on which the prefix was introduced; older cookies lack it and stay valid until they expire. */
const prefixedSince = Date.UTC(2026, 10, 29);
const unprefixedDays: Readonly<Record<Kind, number>> = { refresh: rememberedDays, device: deviceDays };

/**
 * The cookies of the product, the refresh token and the mark of a known device: scripts cannot read them, other sites cannot send them, and only auth calls get
 * them. Over https their names begin with `__Secure-`: a page of a subdomain without https can then not set them.
 */
@Injectable()
export class RefreshCookie {
  private readonly attributes;
  private readonly origin: string;

  constructor({ publicUrl }: Config) {
    this.attributes = { httpOnly: true, sameSite: 'strict', path: '/api/v1/auth', secure: publicUrl.startsWith('https:') } as const;
    this.origin = new URL(publicUrl).origin;
  }

  /** SameSite does not keep out other subdomains of ours. @throws Problem 403 foreignOrigin */
  guard({ headers }: Pick<FastifyRequest, 'headers'>): void {
    if (isForeignForm(headers, this.origin)) throw new Problem('foreignOrigin');
  }

  /** Returns undefined if the cookie is missing or malformed. */
  read(request: FastifyRequest): string | undefined {
    const value = this.valueOf(request, 'refresh');
    return value !== undefined && shape.test(value) ? value : undefined;
  }

  /** A remembered sign-in lasts 30 days, another until the browser closes. */
  set(reply: FastifyReply, { token, remember }: IssuedToken): void {
    void reply.setCookie(this.nameOf('refresh'), token, { ...this.attributes, ...(remember && { maxAge: rememberedDays * 86_400 }) });
    this.clearUnprefixed(reply, 'refresh');
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.nameOf('refresh'), this.attributes);
    this.clearUnprefixed(reply, 'refresh');
  }

  /** The mark of a device that signed in before, as the browser sent it. */
  readDevice(request: FastifyRequest): string | undefined {
    return this.valueOf(request, 'device');
  }

  /** Keeps the browser's cookie if `mark` is undefined. */
  setDevice(reply: FastifyReply, mark: string | undefined): void {
    if (mark === undefined) return;
    void reply.setCookie(this.nameOf('device'), mark, { ...this.attributes, maxAge: deviceDays * 86_400 });
    this.clearUnprefixed(reply, 'device');
  }

  private nameOf(kind: Kind): string {
    return this.attributes.secure ? `__Secure-${names[kind]}` : names[kind];
  }

  private valueOf({ cookies }: FastifyRequest, kind: Kind): string | undefined {
    return cookies[this.nameOf(kind)] ?? (this.holdsUnprefixed(kind) ? cookies[names[kind]] : undefined);
  }

  private clearUnprefixed(reply: FastifyReply, kind: Kind): void {
    if (this.attributes.secure && reply.request.cookies[names[kind]] !== undefined) void reply.clearCookie(names[kind], this.attributes);
  }

  private holdsUnprefixed(kind: Kind): boolean {
    return this.attributes.secure && Date.now() < prefixedSince + unprefixedDays[kind] * dayMs;
  }
}
