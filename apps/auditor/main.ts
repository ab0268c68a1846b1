import { parseArgs } from 'node:util';
import { isLanguage, languages } from '#machines/kernel/languages';
import type { Language } from '#machines/kernel/ids';
import { printable } from '#machines/kernel/printable';
import { type Config, loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { runCommandLine, UsageError } from '#libs/platform/process/command-line';
import { type Finding, replay, verify } from './audit.js';
import { exportTo, verifyFile } from './bundle-commands.js';
import { isCertificate, verifyCertificate } from './certificate-note.js';
import { demoTamper } from './demo-tamper.js';

const usage = `auditor verify [--from N] [--to N] [--heads FILE] [--public-key FILE]
auditor replay
auditor export (--order R-000123 | --all | --period 2026-01-01..2026-03-31) [--texts] --out FILE
auditor verify BUNDLE [--key NAME+ID+BASE64 ...] [--heads FILE] [--events] [--language ${languages.join('|')}]
auditor verify NOTE|ADDRESS --key NAME+ID+BASE64 [--language ${languages.join('|')}]
auditor demo-tamper BUNDLE --out FILE
The database is DATABASE_URL's, or the one in DATA_DIR while nothing else runs on it; a bundle, or a certificate of before December 2026 (its
.pdf.note, or the address in its code), is verified without one.
Exit code 0: everything holds; 1: it does not; 2: the call makes no sense; 3: everything holds by the keys of the bundle alone, so it is not shown who signed.`;

/** The language of the terminal's locale if it is one of the product, else English. */
const terminalLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language =>
  languages.find((one) => (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith(one)) ?? 'en';

/** Runs one audit on the database of the environment. @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: text,
      to: text,
      heads: text,
      'public-key': text,
      order: text,
      period: text,
      out: text,
      language: text,
      all: { type: 'boolean' },
      texts: { type: 'boolean' },
      events: { type: 'boolean' },
      key: { type: 'string', multiple: true },
    },
  });
  const audits: Record<string, Audit | undefined> = {
    verify: (database) => verify(database, values),
    replay,
    export: (database, { auditSigningKey }) => exportTo(database, values, auditSigningKey),
  };
  const [name = '', bundle] = positionals;
  const audit = audits[name];
  const offline: Record<string, ((path: string) => Promise<Finding>) | undefined> = {
    verify: (path) => {
      const [keys, language] = [values.key, languageOf(values.language)];
      if (isCertificate(path)) return verifyCertificate(path, keys, language);
      return verifyFile(path, { keys, heads: values.heads, events: values.events, language });
    },
    'demo-tamper': (path) => demoTamper(path, values.out, loadConfig(process.env, { standalone: true })),
  };
  const work = bundle === undefined ? audit && (() => onDatabase(audit)) : offline[name] && (() => offline[name]?.(bundle));
  const finding = positionals.length > 2 ? undefined : await work?.();
  if (finding === undefined) throw new UsageError(usage);
  const { holds, unsigned = false, lines } = finding;
  process.stdout.write(`${lines.map(printable).join('\n')}\n`);
  if (!holds) return 1;
  return unsigned ? 3 : 0;
}

const languageOf = (asked: string | undefined): Language => {
  if (asked === undefined) return terminalLanguage(process.env);
  if (!isLanguage(asked)) throw new UsageError(`--language takes ${languages.join(' or ')}`);
  return asked;
};

type Audit = (database: Database, config: Config) => Promise<Finding>;

async function onDatabase(audit: Audit): Promise<Finding> {
  const config = loadConfig(process.env, { standalone: true });
  const server = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
  const database = Database.open(server?.url ?? config.databaseUrl ?? '', { max: 4 });
  try {
    return await audit(database, config);
  } finally {
    await database.close();
    await server?.stop();
  }
}

await runCommandLine(main);
