import { type SpawnOptions, spawnSync } from 'node:child_process';
import { Logger } from '@nestjs/common';
import { identity, nobody, reaches, type ServerAccount } from '#libs/platform/process/account';
import type { PreviewLimits } from './preview-limits.js';

interface Command {
  command: string;
  args: readonly string[];
  options: SpawnOptions;
}

/** The flag of Node's permission model: experimental from 20.16, stable from 23.5. */
const permissionFlag = ['--permission', '--experimental-permission'].find((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/**
 * Restricts the preview program: no environment, no readable files but its code, no writable files, no child processes, and another account
 * if we are root. Native add-ons are allowed, because libvips decodes PNG, JPEG and WebP; against a fault in native code only the account
 * protects.
 */
export class PreviewSandbox {
  private readonly logger = new Logger('files');
  private known: { account: ServerAccount | undefined } | undefined;

  constructor(private readonly limits: PreviewLimits) {}

  commandOf(args: readonly string[]): Command {
    const node = [process.execPath, '--max-old-space-size=128', ...this.permissions(), ...this.limits.program, ...args];
    if (process.platform === 'win32')
      return { command: process.execPath, args: node.slice(1), options: { env: { SystemRoot: process.env['SystemRoot'] } } };
    const options = { env: {}, cwd: '/', ...identity(this.account) };
    return { command: '/bin/sh', args: ['-c', `${systemLimits(this.limits.patience)} && exec "$0" "$@"`, ...node], options };
  }

  private permissions(): string[] {
    if (permissionFlag === undefined) return [];
    return [permissionFlag, '--allow-addons', ...this.limits.readable.map((path) => `--allow-fs-read=${path}`)];
  }

  /** `nobody` if we are root and it can read the code; determined once. */
  private get account(): ServerAccount | undefined {
    this.known ??= { account: process.getuid?.() === 0 ? this.anotherAccount() : undefined };
    return this.known.account;
  }

  private anotherAccount(): ServerAccount | undefined {
    const account = nobody();
    const unreached = [process.execPath, ...this.limits.readable].find((path) => !reaches(account, path));
    // A container may take from root what it needs for that.
    if (unreached === undefined && spawnSync('/bin/sh', ['-c', 'exit 0'], { ...identity(account), cwd: '/' }).status === 0) return account;
    this.logger.warn({ msg: 'previews are drawn under the account of the api', unreached });
    return undefined;
  }
}

/** Lets the system end what computes too long, even if we were killed, without a core dump. */
function systemLimits(patience: number): string {
  const seconds = Math.ceil(patience / 1000);
  return `ulimit -c 0 && ulimit -S -t ${seconds} && ulimit -H -t ${seconds * 2}`;
}
