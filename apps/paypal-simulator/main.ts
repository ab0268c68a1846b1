import { randomInt } from 'node:crypto';
import { serve } from './http-server.js';
import { Ids } from './ids.js';
import { FileJournal } from './journal.js';
import { readSettings, SettingsError } from './settings.js';
import { Simulator } from './simulator.js';
import type { PostWebhook } from './webhook-courier.js';

/** How often the clock is looked at, and how long a webhook may take, in milliseconds. */
const [tickEvery, webhookTimeout] = [250, 10_000];
const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

/** Posts to the merchant; a merchant that cannot be reached counts as status 0. */
const poster =
  (url: string | undefined): PostWebhook =>
  async (headers, body) => {
    if (url === undefined) return 200;
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(webhookTimeout) });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  };

function end(fault: unknown): never {
  process.stderr.write(`${fault instanceof SettingsError ? fault.message : String((fault as Error).stack ?? fault)}\n`);
  process.exit(fault instanceof SettingsError ? 2 : 1);
}

/** If a parent process started it with a channel, it reports when it listens, and exits with the parent. */
function start(): void {
  const settings = readSettings(process.env);
  const journal = new FileJournal(settings.stateFile);
  const addresses = { api: settings.apiUrl, publicPrefix: settings.publicPrefix };
  const surroundings = { now: Date.now, ids: new Ids(secureRandom), addresses };
  const simulator = new Simulator({ journal, surroundings, merchant: settings.merchant, post: poster(settings.webhookUrl) });
  const server = serve((request) => simulator.handle(request), end);
  const clock = setInterval(() => void simulator.tick().catch(end), tickEvery);
  const stop = (): void => {
    clearInterval(clock);
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  server.once('error', end);
  process.once('disconnect', stop);
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`PayPal simulator: ${addresses.api}\n`);
    process.send?.('listening');
  });
}

try {
  if (process.env['NODE_ENV'] === 'production') process.stdout.write('NODE_ENV is production: there is no simulator of PayPal\n');
  else start();
} catch (fault) {
  end(fault);
}
