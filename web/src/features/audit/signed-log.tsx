import { IconAlertTriangle, IconCircleCheck, IconClock, IconPlugConnectedX, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '#machines/order/statuses';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import styles from './audit.module.css';
import { ExactTime } from './log-parts.js';
import type { LogHead, Witness } from './use-log.js';

const late = { colour: 'yellow', icon: IconClock } as const;
const away = { colour: 'orange', icon: IconPlugConnectedX } as const;
const other = { colour: 'red', icon: IconAlertTriangle } as const;
const looks: Readonly<Record<Witness['status'], { colour: BadgeColour; icon: Icon }>> = {
  waiting: late,
  cosigned: { colour: 'green', icon: IconCircleCheck },
  behind: late,
  unreachable: away,
  refused: away,
  invalid: away,
  forked: other,
  ahead: other,
};

/** How much of the log is signed, which witnesses cosigned that, and whether they are enough. */
export function SignedLog({ head }: { head: LogHead }) {
  const { t } = useTranslation('audit');
  return (
    <section className={`surface stack gap-2 ${styles.nightly} ${styles.signed}`} aria-label={t('signed.title')}>
      <h2>{t('signed.title')}</h2>
      <p>
        <Signed head={head} />
      </p>
      {head.witnesses.length === 0 ? (
        <p className="muted">{t('signed.noWitnesses')}</p>
      ) : (
        <>
          {head.size === null ? null : (
            <p>
              <Quorum head={head} />
            </p>
          )}
          <ul className="stack gap-2">
            {head.witnesses.map((witness) => (
              <WitnessLine key={witness.name} witness={witness} signed={head.size ?? 0} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Signed({ head: { size, entries, signedAt } }: { head: LogHead }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  if (size === null) return t('signed.nothing');
  return (
    <>
      {t('signed.upTo', { size: formatCount(size, language), entries: formatCount(entries, language) })}{' '}
      {signedAt ? <ExactTime at={signedAt} /> : null}
    </>
  );
}

function Quorum({ head: { quorum, witnessedSize, witnesses } }: { head: LogHead }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const of = { quorum: formatCount(quorum, language), all: formatCount(witnesses.length, language) };
  return witnessedSize === null ? t('signed.noQuorum', of) : t('signed.quorum', { ...of, size: formatCount(witnessedSize, language) });
}

function WitnessLine({ witness, signed }: { witness: Witness; signed: number }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { name, address, status, since, cosignedSize, cosignedAt, detail } = witness;
  const missing = Math.max(0, signed - (cosignedSize ?? 0));
  // Of a witness that has another log nothing can be counted.
  const isMissed = cosignedSize !== null && missing > 0 && status !== 'ahead' && status !== 'forked';
  return (
    <li className="stack gap-1">
      <span className="cluster gap-2">
        <b className="breakable" title={address}>
          {name}
        </b>
        <Badge {...looks[status]} label={t(`signed.status.${status}`)} />
      </span>
      <span className="text-sm">
        {cosignedSize === null || cosignedAt === null ? (
          t('signed.never')
        ) : (
          <>
            {t('signed.cosigned', { size: formatCount(cosignedSize, language) })} <ExactTime at={cosignedAt} />
          </>
        )}
        {isMissed ? ` · ${t('signed.missing', { count: missing, figure: formatCount(missing, language) })}` : null}
      </span>
      {status !== 'cosigned' && status !== 'waiting' && status !== 'behind' ? (
        <span className="muted text-sm breakable">
          {t(`signed.meaning.${status}`)} {since ? t('signed.since') : null} {since ? <ExactTime at={since} /> : null}
          {detail ? ` · ${t('signed.detail', { detail })}` : null}
        </span>
      ) : null}
    </li>
  );
}
