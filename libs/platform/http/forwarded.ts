import type { IncomingHttpHeaders } from 'node:http';

/** Headers that proxies add, in their various forms. */
const said = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-forwarded-for|true-client-ip|cf-connecting-ip)$/;

/** Whether a proxy forwarded the request. A proxy without these headers cannot be distinguished from a local client. */
export const wasForwarded = (headers: IncomingHttpHeaders): boolean => Object.keys(headers).some((name) => said.test(name));
