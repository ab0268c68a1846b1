import { BlockList, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '#libs/platform/config/config';

/** The networks of `TRUSTED_PROXIES`. */
function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
}

/**
 * Detects proxies that hide their clients: untrusted ones, or ones that name only proxies. Limits by address then count all visitors as one. Sets a metric with
 * the number of such requests, and logs one line.
 */
export function visitorNotes(config: Pick<Config, 'trustedProxies'>, registry: Registry, log: Logger): (request: FastifyRequest) => void {
  const proxies = listOf(config.trustedProxies);
  const hidden = new Counter({
    name: 'http_hidden_visitors_total',
    help: 'Requests through a proxy that is not believed, or that names nobody but proxies: limits by address count these visitors as one',
    registers: [registry],
  });
  let noted = false;
  return (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return;
    const { ip } = request;
    const proxy = ip === request.socket.remoteAddress || proxies.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
    if (!proxy) return;
    hidden.inc();
    if (noted) return;
    noted = true;
    log.warn(
      { address: ip },
      'a proxy hides its visitors, who share the limits of one address: TRUSTED_PROXIES and what stands before it are to be looked at',
    );
  };
}
