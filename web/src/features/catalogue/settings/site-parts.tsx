import { Checkbox, Input } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { fieldList, type PlainFields } from '#machines/catalogue/fields';
import {
  kindNames,
  type MessengerKind,
  messengerKinds,
  siteCompany,
  siteContacts,
  sitePromises,
  type SocialKind,
  socialKinds,
} from '#machines/catalogue/site-settings';
import { settlementCurrencies } from '#machines/catalogue/settlement';
import { timeZoneChoices } from '../../../lib/time-zones.js';
import { useLanguage } from '../../../lib/use-language.js';
import styles from '../editor/editor.module.css';
import { ChoiceField, FindField, TextField, TextPair } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import { PlainInput } from '../editor/plain-input.js';
import { useFields } from '../editor/fields-context.js';

/* The plain fields of a schema, below `at` in the form. */
const Plain = ({ fields, at, label }: { fields: PlainFields; at: string; label: string }) =>
  fieldList(fields).map(([name, field]) => <PlainInput key={name} path={`${at}${name}`} label={`${label}${name}`} field={field} />);

export function ContactsPart() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <section className={`stack ${styles.group}`}>
        <div className={`stack align-start ${styles.row}`}>
          <Plain fields={siteContacts} at="" label="site." />
        </div>
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('site.messengers')}</h2>
        <p>{t('site.messengersHint')}</p>
        <Links path="messengers" kinds={messengerKinds} label={t('site.messengers')} add={t('site.addMessenger')} />
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('site.social')}</h2>
        <p>{t('site.socialHint')}</p>
        <Links path="social" kinds={socialKinds} label={t('site.social')} add={t('site.addSocial')} />
      </section>
    </>
  );
}

interface LinksProps<Kind extends string> {
  path: string;
  kinds: readonly Kind[];
  label: string;
  add: string;
}

function Links<Kind extends SocialKind | MessengerKind>({ path: list, kinds, label, add }: LinksProps<Kind>) {
  const { t } = useTranslation('catalogue');
  const { get } = useFields();
  const used = ((get(list) ?? []) as { kind: Kind }[]).map(({ kind }) => kind);
  const free = kinds.find((kind) => !used.includes(kind)) ?? kinds[0];
  if (free === undefined) return null;
  return (
    <Lines<{ kind: Kind; url: string }>
      path={list}
      label={label}
      add={add}
      none={t('site.noLinks')}
      blank={() => ({ kind: free, url: 'https://' })}
      nameOf={({ kind }) => kindNames[kind]}
      limit={kinds.length}
    >
      {(_, path) => (
        <div className={`stack gap-3 align-start narrow-stack ${styles.link}`}>
          <ChoiceField path={`${path}.kind`} label={t('site.kind')} data={kinds.map((kind) => ({ value: kind, label: kindNames[kind] }))} />
          <TextField path={`${path}.url`} label={t('site.url')} type="url" maxLength={300} />
        </div>
      )}
    </Lines>
  );
}

/** Working hours, within which calls and consultations are offered. */
export function HoursPart() {
  const { t } = useTranslation('catalogue');
  const zones = useMemo(() => timeZoneChoices(null), []);
  return (
    <section className={`stack ${styles.group}`}>
      <p>{t('site.hoursHint')}</p>
      <DaysField />
      <div className={`stack align-start ${styles.row}`}>
        <TextField path="workingHours.from" label={t('site.from')} type="time" />
        <TextField path="workingHours.to" label={t('site.to')} type="time" />
      </div>
      <FindField path="workingHours.timeZone" label={t('site.timeZone')} data={zones} nothing={t('form.nothingFound')} />
    </section>
  );
}

/* 2 November 2026 is a Monday. */
const dayName = (day: number, language: Language, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 10, 1 + day)));

function DaysField() {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { get, set, fault } = useFields();
  const path = 'workingHours.days';
  const days = ((get(path) ?? []) as number[]).map(String);
  return (
    <Checkbox.Group
      label={t('site.days')}
      value={days}
      error={fault(path)}
      onChange={(chosen) =>
        set(
          path,
          chosen.map(Number).sort((a, b) => a - b),
        )
      }
    >
      <div className={`wrap-line mt-1 ${styles.days}`} data-path={path} tabIndex={-1}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Checkbox key={day} value={String(day)} label={dayName(day, language, 'short')} aria-label={dayName(day, language, 'long')} />
        ))}
      </div>
      {days.length === 0 ? <Input.Description>{t('site.noDays')}</Input.Description> : null}
    </Checkbox.Group>
  );
}

/** The company behind the site, and the notice next to prices. */
export function CompanyPart() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <section className={`stack ${styles.group}`}>
        <Plain fields={siteCompany} at="company." label="site.company." />
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('site.notice')}</h2>
        <p>{t('site.noticeHint')}</p>
        <TextPair path="notice" label={t('site.noticeText')} optional long maxLength={500} />
      </section>
    </>
  );
}

/** The currency of orders that nobody can pay in the service's own. */
export function SettlementPart() {
  const { t } = useTranslation('catalogue');
  return (
    <section className={`stack ${styles.group}`}>
      <ChoiceField
        path="settlementCurrency"
        label={t('rates.settlement')}
        description={t('rates.settlementHint')}
        data={settlementCurrencies.map((currency) => ({ value: currency, label: currency }))}
      />
    </section>
  );
}

/** Promises of public pages, and how long clients' files are stored. */
export function PromisesPart() {
  const { t } = useTranslation('catalogue');
  return (
    <section className={`stack ${styles.group}`}>
      <p>{t('site.promisesHint')}</p>
      <div className={`stack gap-3 align-start narrow-stack two-up ${styles.two}`}>
        <Plain fields={sitePromises} at="promises." label="site.promises." />
      </div>
    </section>
  );
}
