import { relative } from 'node:path';
import { demoOffer } from '#libs/features/people/demo-offer';
import { demoPassword, demoUsers } from '#libs/features/people/seed-users';
import type { Config } from '#libs/platform/config/config';
import { isSimulated } from '#libs/platform/config/paypal';
import { dataPlaces } from '#libs/platform/files/data-directory';

/** Whom the terminal proposes; the log-in page has them all. */
const proposed = ['client', 'partner', 'manager', 'auditor'];
const domain = '@registra.example';

/** Terminal output when the product is ready, for a reader who meets it first. */
export function greeting(config: Pick<Config, 'publicUrl' | 'demo' | 'dataDir' | 'paypal' | 'mail'>, logFile?: string): string {
  const data = shown(config.dataDir);
  const lines = ['', `  Registra is ready: ${config.publicUrl}`, ''];
  if (config.demo) lines.push(...people(config.publicUrl));
  lines.push(row('mail', config.mail === undefined ? `files in ${data}/${dataPlaces.mail}` : 'by the server of SMTP_URL'));
  if (logFile !== undefined) lines.push(row('log', shown(logFile)));
  lines.push(row('API', `${config.publicUrl}/api/docs`));
  if (config.paypal && isSimulated(config.paypal)) lines.push(`  Simulator of PayPal: ${config.paypal.apiUrl}`);
  lines.push(row('stop', `Ctrl+C; what was written stays in ${data}`));
  return `${lines.join('\n')}\n`;
}

const row = (title: string, text: string): string => `  ${title.padEnd(8)} ${text}`;

/** Below the working directory as one would type it. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' || near.startsWith('..') ? path : near;
}

function people(publicUrl: string): string[] {
  const parts = demoOffer.parts.filter(({ key }) => proposed.includes(key));
  const width = Math.max(...parts.map(({ email }) => nameOf(email.en).length));
  return [
    `  Five people to be; all but the visitor by one press at ${publicUrl}/login`,
    row('visitor', `${'(no log-in)'.padEnd(width)} Compare countries, order`),
    ...parts.map(({ title, email, look }) => row(title.en.toLowerCase(), `${nameOf(email.en).padEnd(width)} ${look.en}`)),
    `  Typed: NAME${domain}, password ${demoPassword}; everybody: npm start -- --accounts`,
  ];
}

const nameOf = (email: string): string => email.replace(domain, '');

/** Everybody who can sign in to the demonstration, for `npm start -- --accounts`. */
export function accounts(): string {
  const lines = demoUsers.map(({ email, role, department }) => `  ${email.padEnd(41)} ${role}${department ? `, ${department}` : ''}`);
  return `  Demo accounts; the password of each is ${demoPassword}\n\n${lines.join('\n')}\n`;
}
