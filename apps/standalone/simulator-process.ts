import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#libs/platform/config/config';
import { type PaypalConfig, simulatedMerchant } from '#libs/platform/config/paypal';
import { keptSecret, makeTokenSecret } from '#libs/platform/config/secrets';
import { dataPlaces } from '#libs/platform/files/data-directory';
import { makePrivateDirectory } from '#libs/platform/files/private-files';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { freePort } from '#libs/platform/process/free-port';

/** Milliseconds: before it is started again, and for it to end. */
const [pauseAtFirst, pauseAtMost, patience] = [250, 30_000, 3_000];

/** How many ports are tried at the first start. */
const portTries = 3;

export interface SimulatorOptions {
  /** compiled: apps/paypal-simulator/main.js */
  program: string;
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'host' | 'port'>;
  log: WarningLogger;
  /** chooses the loopback port */
  findPort?: () => Promise<number>;
}

/**
 * The PayPal simulator as a child process of the product: on a free loopback port, with its journal in DATA_DIR and webhooks to the product's own port. It ends
 * with the product, even after `kill -9`, because of the channel between them; when it dies it is restarted on the same port.
 */
export class SimulatorProcess {
  private child: ChildProcess | undefined;
  private ending = false;
  private pause = pauseAtFirst;
  private waiting: NodeJS.Timeout | undefined;

  private constructor(
    /** what the product is configured with to speak to it */
    readonly access: PaypalConfig,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly options: SimulatorOptions,
  ) {}

  /**
   * Resolves when it listens. A port that another process takes between our look and the child's bind costs one of `portTries`.
   * @throws Error with its output if it exits instead
   */
  static async start(options: SimulatorOptions): Promise<SimulatorProcess> {
    for (let left = portTries; ; left -= 1) {
      const simulator = SimulatorProcess.on(await (options.findPort ?? freePort)(), options);
      try {
        await simulator.begin();
        return simulator;
      } catch (fault) {
        if (left === 1 || !(fault as Error).message.includes('EADDRINUSE')) throw fault;
      }
    }
  }

  private static on(port: number, options: SimulatorOptions): SimulatorProcess {
    const { dataDir, publicUrl } = options.config;
    const place = join(dataDir, dataPlaces.simulator);
    makePrivateDirectory(place);
    const clientSecret = keptSecret(dataDir, 'paypal-simulator', makeTokenSecret);
    const access = { ...simulatedMerchant, apiUrl: `http://127.0.0.1:${port}`, clientSecret };
    const webhooks = webhookAddress(options.config);
    const environment = {
      PORT: String(port),
      STATE_FILE: join(place, 'journal.jsonl'),
      PUBLIC_PREFIX: publicUrl,
      PAYPAL_CLIENT_SECRET: clientSecret,
      ...(webhooks !== undefined && { WEBHOOK_URL: webhooks }),
    };
    return new SimulatorProcess(access, environment, options);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(): Promise<void> {
    this.ending = true;
    clearTimeout(this.waiting);
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(late);
  }

  /** A separate process group: the product forwards terminal signals after its own shutdown. */
  private async begin(): Promise<void> {
    const { program } = this.options;
    const child = spawn(process.execPath, [program], { env: this.environment, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: true });
    this.child = child;
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
    const ended = once(child, 'exit').then(() => new Error(`the simulator of PayPal ended:\n${said}`));
    const fault = await Promise.race([
      once(child, 'message').then(() => undefined),
      ended,
      once(child, 'error').then(([one]) => one as Error),
    ]);
    if (fault !== undefined) throw fault;
    void ended.then((why) => this.ended(why));
  }

  private ended(why: Error): void {
    if (this.ending) return;
    this.options.log.warn({ err: why, pause: this.pause }, 'the simulator of PayPal is started again');
    this.waiting = setTimeout(() => void this.again(), this.pause);
    this.pause = Math.min(this.pause * 2, pauseAtMost);
  }

  private async again(): Promise<void> {
    if (this.ending) return;
    try {
      await this.begin();
    } catch (fault) {
      this.ended(fault as Error);
    }
  }
}

/** The product's webhook URL; undefined while the system chooses its port. */
function webhookAddress({ host, port }: SimulatorOptions['config']): string | undefined {
  if (port === 0) return undefined;
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${reached}:${port}/api/v1/order-payments/webhooks/paypal`;
}
