import { demoPassword, demoUsers } from '#libs/features/people/seed-users';
import type { Config } from '#libs/platform/config/config';
import { isSimulated } from '#libs/platform/config/paypal';

/** Terminal output when the product is ready: its URL, and the accounts to sign in with. */
export function greeting(config: Pick<Config, 'publicUrl' | 'demo' | 'dataDir' | 'paypal'>): string {
  const lines = [
    '',
    `  Registra is ready: ${config.publicUrl}`,
    `  Documentation of the API: ${config.publicUrl}/api/docs`,
    `  Data: ${config.dataDir}`,
  ];
  if (config.paypal && isSimulated(config.paypal)) lines.push(`  Simulator of PayPal: ${config.paypal.apiUrl} (docs/payments.md)`);
  if (config.demo) lines.push('', `  Demo accounts, password ${demoPassword}:`, ...accounts());
  return `${lines.join('\n')}\n\n`;
}

const accounts = (): string[] =>
  demoUsers.map((user) => `    ${user.email.padEnd(40)} ${user.role}${user.department ? `, ${user.department}` : ''}`);
