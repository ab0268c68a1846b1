import { type SpawnOptions, spawnSync } from 'node:child_process';
import { Logger } from '@nestjs/common';
import { identity, nobody, reaches, type ServerAccount } from '#libs/platform/process/account';
import type { PreviewLimits } from './preview-limits.js';

interface Command {
  command: string;
  args: readonly string[];
  options: SpawnOptions;
}

/** Node's permission model by the name that this Node knows: it is a flag of 20.16 and later, and stable from 23.5 on. */
const permissionFlag = ['--permission', '--experimental-permission'].find((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/**
 * What keeps the program of previews from everything but its file: no environment, no file of ours to read but its code, no file to write, no program to start, and
 * where we are root another account. Add-ons are allowed, because PNG, JPEG and WebP are decoded by libvips: for a fault in native code only the account is a wall.
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

  /** `nobody` where we are root and it reaches the code; found out once. */
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

/** The system ends what computes too long, also when we were killed, and keeps no image of its memory. */
function systemLimits(patience: number): string {
  const seconds = Math.ceil(patience / 1000);
  return `ulimit -c 0 && ulimit -S -t ${seconds} && ulimit -H -t ${seconds * 2}`;
}
