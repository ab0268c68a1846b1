import { createPrivateKey } from 'node:crypto';
import { address, type Environment } from './environment.js';

/** The DKIM key (RFC 6376), whose public half is in DNS at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  domain: string;
  selector: string;
  /** RSA, PKCS #8 PEM */
  privateKey: string;
}

/** The mail server; without it, emails are written to DATA_DIR/mail. */
export interface MailConfig {
  smtpUrl: string;
  from: string;
  /** undefined: emails are signed by a relay, or not at all */
  dkim?: DkimKey;
}

const dkimVariables = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const;

export function readMail(from: Environment, production: boolean): MailConfig | undefined {
  const catcher = readCatcher(from, production);
  const smtpUrl = from.read<string | undefined>(
    'SMTP_URL',
    address('smtp', 'smtps'),
    'smtp://user:password@host:port',
    () => catcher,
    true,
  );
  const mailFrom = from.read('MAIL_FROM', sender, 'an e-mail address', () => '');
  const dkim = readDkim(from);
  if (from.text('SMTP_URL') === undefined && catcher === undefined) return undefined;
  if (from.text('MAIL_FROM') === undefined) from.fault('MAIL_FROM', 'it is missing, and SMTP_URL is set', 'the address mail is sent from');
  return { smtpUrl: smtpUrl ?? '', from: mailFrom, ...(dkim && { dkim }) };
}

/** The default mail catcher of a demonstration. Production never uses one: anyone who can open its page reads links that open accounts. */
function readCatcher(from: Environment, production: boolean): string | undefined {
  const catcher = from.read<string | undefined>('MAIL_CATCHER_URL', address('smtp'), 'smtp://host:port', () => undefined);
  if (catcher !== undefined && production)
    from.fault('MAIL_CATCHER_URL', 'it is set, and NODE_ENV is production', 'a mail server in SMTP_URL, or nothing');
  return catcher;
}

function readDkim(from: Environment): DkimKey | undefined {
  const domain = from.read('MAIL_DKIM_DOMAIN', host, 'the domain that signs, such as registra.example', () => '');
  const selector = from.read('MAIL_DKIM_SELECTOR', host, 'the name of the key in DNS', () => '');
  const privateKey = from.read('MAIL_DKIM_KEY', rsaKey, 'an RSA key of 2048 bits or more, as PEM or base64 of its DER', () => '', true);
  return from.allOrNone(dkimVariables, `all of ${dkimVariables.join(', ')}, or none of them`)
    ? { domain, selector, privateKey }
    : undefined;
}

const sender = (text: string): string | undefined => (/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(text) ? text : undefined);
const host = (text: string): string | undefined => (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) ? text.toLowerCase() : undefined);

function rsaKey(text: string): string | undefined {
  const pem = text.replaceAll('\\n', '\n');
  try {
    const key = createPrivateKey(pem.includes('-----BEGIN') ? pem : { key: Buffer.from(pem, 'base64'), format: 'der', type: 'pkcs8' });
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    return key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 ? String(key.export({ format: 'pem', type: 'pkcs8' })) : undefined;
  } catch {
    return undefined;
  }
}
