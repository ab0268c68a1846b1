import { contentText } from '#machines/kernel/content-language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay, formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { CopyButton } from '../../ui/copy-link.js';
import { FlagName } from '../../ui/flag.js';
import styles from './companies.module.css';
import { type Area, type Company, formatYearEnd } from './use-companies.js';

type Facts = Company['facts'];
type Stated = Pick<NonNullable<Facts['name']>, 'source' | 'order' | 'day'>;

interface Props {
  company: Company;
  area: Area;
}

const texts = [
  'name',
  'registerNumber',
  'country',
  'legalForm',
  'address',
  'registeredOn',
  'yearEnd',
  'renewsOn',
  'vatNumber',
  'taxNumber',
] as const;

/** Facts with copy buttons, source and day; unknown ones are left out. */
export function CompanyFacts({ company: { facts }, area }: Props) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const yearEnd = (day: string) => formatYearEnd(day, language);
  const written = (name: (typeof texts)[number]): { shown: ReactNode; copied: string } | null => {
    if (name === 'country') {
      const country = facts.country?.value;
      return country
        ? {
            shown: <FlagName code={country.code} name={contentText(country.name, language)} />,
            copied: contentText(country.name, language),
          }
        : null;
    }
    const value = facts[name]?.value;
    if (value === undefined) return null;
    if (name === 'yearEnd') return { shown: yearEnd(value), copied: yearEnd(value) };
    const isDay = name === 'registeredOn' || name === 'renewsOn';
    return { shown: isDay ? formatDay(value, 'date', language) : value, copied: value };
  };
  return (
    <dl className={styles.facts}>
      {texts.map((name) => {
        const fact = facts[name];
        const value = written(name);
        return fact && value ? (
          <div key={name} className="rule-bottom">
            <dt className="small dim">{t(`facts.${name}`)}</dt>
            <dd className="breakable">{value.shown}</dd>
            <dd>
              <p className="small dim">
                <Source stated={fact} area={area} />
              </p>
            </dd>
            <dd className={styles.copy}>
              <CopyButton text={value.copied} label={t('copy')} done={t('copied')} of={t(`facts.${name}`)} />
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}

function Source({ stated: { source, order, day }, area }: { stated: Stated; area: Area }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return (
    <>
      {order ? (
        <>
          {t(source === 'partner' ? 'source.partnerOf' : 'source.order')}{' '}
          <Link className="num" to={`${area === 'admin' ? '/admin/order' : '/order'}?id=${order._id}`}>
            {order.number}
          </Link>
        </>
      ) : (
        t(`source.${source === 'order' ? 'anOrder' : source}`)
      )}
      , {formatDay(day, 'date', language)}
    </>
  );
}

/** Officers and owners with their sources. */
export function PeopleOfCompany({ company: { facts }, area }: Props) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const share = (percent: number | null) => (percent === null ? t('people.otherwise') : formatPercent(percent, language));
  const { officers, owners, beneficialOwners } = facts;
  const groups = [
    { name: 'officers' as const, stated: officers, lines: officers?.value.map(({ name, post }) => [name, post] as const) },
    { name: 'owners' as const, stated: owners, lines: owners?.value.map((owner) => [owner.name, share(owner.share)] as const) },
    {
      name: 'beneficialOwners' as const,
      stated: beneficialOwners,
      lines: beneficialOwners?.value.map((owner) => [owner.name, share(owner.share)] as const),
    },
  ];
  if (groups.every(({ stated }) => stated === null)) return <p className="small muted">{t('people.none')}</p>;
  return groups.map(({ name, stated, lines = [] }) =>
    stated ? (
      <section key={name} className={styles.kind}>
        <h3>{t(`facts.${name}`)}</h3>
        <dl className="pairs small">
          {lines.map(([person, detail], index) => (
            <div key={index}>
              <dt className="breakable">{person}</dt>
              <dd className="muted">{detail}</dd>
            </div>
          ))}
        </dl>
        <p className="small dim">
          <Source stated={stated} area={area} />
        </p>
      </section>
    ) : null,
  );
}
