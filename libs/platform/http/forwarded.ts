import type { IncomingHttpHeaders } from 'node:http';

/** What proxies say of themselves and of whom they speak for, each in its own way. */
const said = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-forwarded-for|true-client-ip|cf-connecting-ip)$/;

/** Whether a proxy says that it passed the request on. One that says nothing cannot be told from its machine. */
export const wasForwarded = (headers: IncomingHttpHeaders): boolean => Object.keys(headers).some((name) => said.test(name));
