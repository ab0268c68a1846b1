import type { INestApplication } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { ConfigFaults } from '#libs/platform/config/config-faults';

/** Listens as the configuration says. @throws ConfigFaults when the address is taken or not ours to take */
export async function listen(app: INestApplication, config: Pick<Config, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen(config.port, config.host);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw refused('PORT', `something else listens on ${config.host}:${config.port}`, 'a free port, for example PORT=3001');
    if (code === 'EACCES') throw refused('PORT', `this user may not listen on ${config.port}`, 'a port above 1023');
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw refused('HOST', `${config.host} is no address of this machine`, '127.0.0.1 or 0.0.0.0');
    throw fault;
  }
}

const refused = (variable: string, problem: string, expected: string): ConfigFaults => new ConfigFaults([{ variable, problem, expected }]);
