import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconFileDownload, IconInfoCircle } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { formatCount, formatDay, formatMoney } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { toText } from '#machines/kernel/money';
import { typeset } from '#machines/kernel/typography';
import { verifyTexts } from '../../i18n/verify.js';
import { fill } from '../../lib/prose.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import type { Proven, SavedProof } from '#libs/verifier/verify-proof';
import { useVerification, type Verification } from '../verify/use-verification.js';
import shared from '../verify/result.module.css';
import styles from './verify.module.css';

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

interface Props {
  language: Language;
  /** receipt in the address; null for the page that only verifies files */
  id: string | null;
}

/** Verifies a receipt or a saved proof in the browser, and explains what that proves. */
export default function Verify({ language, id }: Props) {
  const { shown, again, check } = useVerification(id);
  const hydrated = useHydrated();
  return (
    <div className="column gap-6">
      <div aria-live="polite">
        <Result shown={shown} language={language} again={again} isReceipt={id !== null} />
      </div>
      <FileForm language={language} check={check} disabled={!hydrated} />
    </div>
  );
}

/** The result of a verification: icon, title and a sentence. */
const Head = ({ icon: glyph, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <div className={shared.head}>
    {glyph}
    <div>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
    </div>
  </div>
);

interface ResultProps {
  shown: Verification;
  language: Language;
  again: () => void;
  /** whether the address has a receipt, for whose result space is reserved */
  isReceipt: boolean;
}

function Result({ shown, language, again, isReceipt }: ResultProps) {
  const text = verifyTexts[language].verify;
  switch (shown.state) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <p className={isReceipt ? styles.loading : undefined} role="status">
          {text.loading}
        </p>
      );
    case 'refused':
      return (
        <section className={`sheet ${shared.result} ${shared.refused}`} data-result="refused">
          <Head icon={<IconCircleX {...icon} />} title={text.refused}>
            {typeset(text.faults[shown.fault], language)}
          </Head>
        </section>
      );
    case 'proven':
      return <ProvenReceipt {...shown} language={language} />;
    case 'waiting':
    case 'missing':
    case 'busy':
    case 'failed':
    case 'noKey':
    case 'certificate':
    case 'bundle':
      return (
        <section className={`sheet ${shared.result}`} data-result={shown.state}>
          <Head icon={shown.state === 'waiting' ? <IconClock {...icon} /> : <IconInfoCircle {...icon} />} title={text[shown.state].title}>
            {typeset(text[shown.state].text, language)}
          </Head>
          {isFinal(shown) ? null : (
            <div className={styles.facts}>
              <button type="button" className="button" data-small onClick={again}>
                {text.again}
              </button>
            </div>
          )}
        </section>
      );
  }
}

/** Whether retrying is useless: the page retries itself, or another program is needed. */
const isFinal = ({ state }: Verification): boolean => state === 'waiting' || state === 'certificate' || state === 'bundle';

interface ProvenProps {
  proven: Proven;
  saved: SavedProof;
  logKey: string;
  fromFile: boolean;
  language: Language;
}

/** A receipt that the log contains: its content, whether the log's signature is valid, and a button that saves the proof. */
function ProvenReceipt({ proven, saved, logKey, fromFile, language }: ProvenProps) {
  const text = verifyTexts[language].verify;
  const { entry, signed } = proven;
  const amount = formatMoney(toText(entry.amount, entry.currency), language);
  const day = formatDay(entry.day, 'long', language);
  const pairs = [
    [text.pairs.receipt, entry.receipt],
    [text.pairs.amount, amount],
    [text.pairs.day, day],
    [text.pairs.stage, text.pairs.stages[entry.stage]],
    [text.pairs.order, entry.orderNumber],
    ...(entry.replaces === null
      ? []
      : [[text.pairs.issue, fill(text.issue, { issue: String(entry.issue), replaces: String(entry.replaces) })] as const]),
  ];
  return (
    <section
      className={`sheet ${shared.result} ${signed ? shared.verified : shared.unsigned}`}
      data-result={signed ? 'verified' : 'unsigned'}
    >
      {signed ? (
        <Head icon={<IconCircleCheck {...icon} />} title={text.verified} />
      ) : (
        <Head icon={<IconAlertTriangle {...icon} />} title={text.unsigned.title}>
          {typeset(text.unsigned.text, language)}
        </Head>
      )}
      <dl className={`pairs ${styles.facts}`}>
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`fine ${styles.facts}`}>{text.source}</p>
      {signed ? <Meaning proven={proven} logKey={logKey} fromFile={fromFile} amount={amount} day={day} language={language} /> : null}
      <footer>
        <a
          className="button"
          data-small
          href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify({ ...saved, verifierKey: logKey.trim() }, null, 2))}`}
          download={fill(text.fileName, { receipt: entry.receipt })}
        >
          <IconFileDownload size={18} stroke={1.75} aria-hidden="true" />
          {text.save}
        </a>
      </footer>
    </section>
  );
}

type MeaningProps = Omit<ProvenProps, 'saved'> & { amount: string; day: string };

/** What a verified receipt proves and what it does not. */
function Meaning({ proven: { entry, size, origin }, logKey, fromFile, amount, day, language }: MeaningProps) {
  const text = verifyTexts[language].verify;
  const written = (one: string, slots: Readonly<Record<string, string>> = {}) => typeset(fill(one, slots), language);
  const count = (one: number) => formatCount(one, language);
  const time = `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(entry.recordedAt / 1000)} UTC`;
  return (
    <div className={`${shared.explanation} ${styles.meaning}`}>
      <h3>{text.proves}</h3>
      <ul>
        <li>{written(text.place, { receipt: entry.receipt, amount, day, position: count(entry.position), size: count(size) })}</li>
        <li>
          {written(text.against, { origin })}
          <code className={shared.key}>{logKey.trim()}</code>
        </li>
        <li>{written(text.lasting)}</li>
        <li>{written(text.recorded, { time })}</li>
      </ul>
      <h3>{text.limits}</h3>
      <ul>
        <li>{written(text.notRefunds)}</li>
        {fromFile ? <li>{written(text.notReplaced)}</li> : null}
        <li>{written(text.notBank)}</li>
        <li>{written(text.notPerson)}</li>
      </ul>
    </div>
  );
}

/** Accepts a saved proof, chosen or dropped. The server renders it disabled, so that nothing moves on hydration. */
function FileForm({ language, check, disabled }: { language: Language; check: (file: File) => void; disabled: boolean }) {
  const text = verifyTexts[language].verify.file;
  const [over, setOver] = useState(false);
  const about = useId();
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) check(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      className={`sheet ${styles.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>{text.title}</h2>
      <p className="lead text mt-half" id={about}>
        {typeset(text.text, language)}
      </p>
      <label className={`button mt-4 ${styles.choose}`} data-small>
        {text.choose}
        <input
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          disabled={disabled}
          aria-describedby={about}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
    </section>
  );
}
