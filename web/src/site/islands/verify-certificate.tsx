import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatCount, locales } from '#libs/kernel/format';
import type { Language } from '#libs/kernel/ids';
import { typeset } from '#libs/kernel/typography';
import { verify as en } from '../../i18n/en/site/verify.js';
import { verify as ru } from '../../i18n/ru/site/verify.js';
import { fill } from '../../lib/prose.js';
import type { CertificateStatement, ProvenCertificate } from '../verify/verify-certificate.js';
import { Head, icon } from './verify-head.js';
import shared from '../verify/result.module.css';
import styles from './verify.module.css';

const words = { en, ru } as const;

interface Props {
  proven: ProvenCertificate;
  logKey: string;
  language: Language;
  again: () => void;
}

/** What the statement of a certificate says, who signed it, and whether the log of today fits it. */
export function CertificateResult({ proven, logKey, language, again }: Props) {
  const text = words[language].certificate;
  const { statement, signed, log } = proven;
  const isWhole = signed && log === 'begins';
  const partly = signed ? text[log === 'shorter' ? 'shorter' : 'unread'] : text.unsigned;
  return (
    <section
      className={`sheet ${shared.result} ${isWhole ? shared.verified : shared.unsigned}`}
      data-result={isWhole ? 'verified' : signed ? 'partly' : 'unsigned'}
    >
      {isWhole ? (
        <Head icon={<IconCircleCheck {...icon} />} title={text.verified} />
      ) : (
        <Head icon={<IconAlertTriangle {...icon} />} title={partly.title}>
          {typeset(partly.text, language)}
        </Head>
      )}
      <dl className={`pairs ${styles.facts}`}>
        {pairsOf(statement, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`fine ${styles.facts}`}>{signed ? text.source : text.unsignedSource}</p>
      {signed ? <Meaning proven={proven} logKey={logKey} language={language} /> : null}
      {signed && !isWhole ? (
        <footer>
          <button type="button" className="button" data-small onClick={again}>
            {words[language].again}
          </button>
        </footer>
      ) : null}
    </section>
  );
}

function pairsOf(statement: CertificateStatement, language: Language): (readonly [string, string])[] {
  const { pairs, everything, orders, order, none } = words[language].certificate;
  const { number, covers, faults, size, objects, events, commands } = statement;
  const count = (one: number): string => formatCount(one, language);
  const time = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
  return [
    [pairs.certificate, String(number)],
    [pairs.covers, covers === 'everything' ? everything : covers === 'orders' ? orders : fill(order, { order: covers })],
    [pairs.faults, faults === 0 ? none : count(faults)],
    [pairs.position, count(size)],
    [pairs.snapshot, `${time.format(new Date(statement.snapshotAt))} UTC`],
    [pairs.objects, count(objects)],
    [pairs.events, count(events)],
    [pairs.commands, count(commands)],
  ];
}

/** What follows from the signature and the comparison, and what does not. */
function Meaning({ proven: { statement, origin, log, size }, logKey, language }: Omit<Props, 'again'>) {
  const { proves, limits } = words[language];
  const text = words[language].certificate;
  const written = (one: string, slots: Readonly<Record<string, string>> = {}) => typeset(fill(one, slots), language);
  const count = (one: number) => formatCount(one, language);
  return (
    <div className={`${shared.words} ${styles.meaning}`}>
      <h3>{proves}</h3>
      <ul>
        <li>
          {written(text.signedBy, { origin })}
          <code className={shared.key}>{logKey.trim()}</code>
        </li>
        {log === 'begins' ? <li>{written(text.begins, { position: count(statement.size), size: count(size) })}</li> : null}
      </ul>
      <h3>{limits}</h3>
      <ul>
        <li>{written(text.notPaper)}</li>
        <li>{written(text.notReplay)}</li>
        <li>{written(text.notSince)}</li>
      </ul>
    </div>
  );
}
