import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '#libs/platform/config/config';
import { Problem } from '#libs/platform/http/problem';
import { deviceDays, rememberedDays } from '../rules/session-life.js';
import type { IssuedToken } from '../storage/sessions.js';

/** SameSite keeps the cookie from other sites; this says so to a browser that does not know the attribute. */
export function csrfGuard(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('foreignOrigin');
}

const name = 'registra_refresh';
const shape = /^[A-Za-z0-9_-]{43}$/;
const deviceName = 'registra_device';

/** The cookies of the product, the refresh token and the mark of a known device: scripts cannot read them, other sites cannot send them, and only auth calls get them. */
@Injectable()
export class RefreshCookie {
  private readonly attributes;

  constructor(config: Config) {
    this.attributes = { httpOnly: true, sameSite: 'strict', path: '/api/v1/auth', secure: config.publicUrl.startsWith('https:') } as const;
  }

  /** The token a request carries, undefined when there is none of our shape. */
  read(request: FastifyRequest): string | undefined {
    const value = request.cookies[name];
    return value !== undefined && shape.test(value) ? value : undefined;
  }

  /** Remembered: for 30 days; else until the browser closes. */
  set(reply: FastifyReply, { token, remember }: IssuedToken): void {
    void reply.setCookie(name, token, { ...this.attributes, ...(remember && { maxAge: rememberedDays * 86_400 }) });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(name, this.attributes);
  }

  /** The mark of a device that signed in before, as the browser sent it. */
  readDevice(request: FastifyRequest): string | undefined {
    return request.cookies[deviceName];
  }

  /** Without a mark what the browser has stays. */
  setDevice(reply: FastifyReply, mark: string | undefined): void {
    if (mark === undefined) return;
    void reply.setCookie(deviceName, mark, { ...this.attributes, maxAge: deviceDays * 86_400 });
  }
}
