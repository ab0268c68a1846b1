import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { type Currency, currencies } from '#machines/kernel/money';
import { dueKinds, duePeriods, mostDueDays, mostDueMonths } from '#machines/company/due-dates';
import { call } from '../../../api/call.js';
import { catalogueKey } from '../../../lib/catalogue-queries.js';
import { useLanguage } from '../../../lib/use-language.js';
import styles from '../editor/editor.module.css';
import { AmountField, ChoiceField, NumberField, TextField, TextPair, TickField } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import type { Country } from '../wire.js';
import type { CountryDraft } from './country-draft.js';
import { blankDueRule, type DueRuleLine } from './due-draft.js';

const anchors = ['registeredOn', 'yearEnd', 'day'] as const;
const longText = 4000;

export function DuePart({ country, draft }: { country: Country | null; draft: CountryDraft }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const services = useServices(country?._id);
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('due.title')}</h2>
      <p>{t('due.hint')}</p>
      <Lines<Omit<DueRuleLine, 'uid'>>
        path="dueRules"
        label={t('due.title')}
        add={t('due.add')}
        none={t('due.none')}
        blank={() => blankDueRule(draft.currency)}
        nameOf={({ title }) => contentText(title, language)}
        limit={60}
      >
        {(rule, path) => (
          <>
            <TextPair path={`${path}.title`} label={t('due.name')} maxLength={200} />
            <TextPair path={`${path}.text`} label={t('due.text')} optional long maxLength={longText} />
            <div className={`stack align-start ${styles.row}`}>
              <ChoiceField
                path={`${path}.kind`}
                label={t('due.kind')}
                data={dueKinds.map((value) => ({ value, label: t(`due.kinds.${value}`) }))}
              />
              <ChoiceField path={`${path}.legalForm`} label={t('due.form')} data={formsOf(draft, rule.legalForm, t('due.anyForm'))} />
              <ChoiceField
                path={`${path}.service`}
                label={t('due.service')}
                data={[
                  { value: '', label: t('due.noService') },
                  ...services.map(({ _id, title }) => ({ value: _id, label: contentText(title, language) })),
                ]}
              />
            </div>
            <When path={path} rule={rule} />
            <Cost path={path} currency={rule.cost.currency} />
            <TextPair path={`${path}.fine`} label={t('due.fine')} optional maxLength={longText} />
            <TextField path={`${path}.source`} label={t('due.source')} required maxLength={300} />
            <TickField path={`${path}.isSample`} label={t('due.sample')} />
          </>
        )}
      </Lines>
    </section>
  );
}

function When({ path, rule }: { path: string; rule: Omit<DueRuleLine, 'uid'> }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={`stack align-start ${styles.row}`}>
      <ChoiceField
        path={`${path}.anchor`}
        label={t('due.anchor')}
        data={anchors.map((value) => ({ value, label: t(`due.anchors.${value}`) }))}
      />
      {rule.anchor === 'day' ? (
        <TextField path={`${path}.day`} label={t('due.day')} description={t('due.dayHint')} placeholder="06-30" maxLength={5} required />
      ) : null}
      <NumberField path={`${path}.months`} label={t('due.months')} min={0} max={mostDueMonths} />
      <NumberField path={`${path}.days`} label={t('due.days')} min={-mostDueDays} max={mostDueDays} />
      <ChoiceField
        path={`${path}.every`}
        label={t('due.every')}
        data={duePeriods.map((value) => ({ value, label: t(`due.periods.${value}`) }))}
      />
      <NumberField path={`${path}.leadDays`} label={t('due.lead')} unit={t('units.days')} min={0} max={mostDueDays} />
    </div>
  );
}

function Cost({ path, currency }: { path: string; currency: Currency }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={`stack align-start ${styles.row}`}>
      <AmountField path={`${path}.cost`} label={t('due.cost')} description={t('form.optional')} currency={currency} />
      <ChoiceField
        path={`${path}.cost.currency`}
        label={t('payments.currency')}
        data={currencies.map((code) => ({ value: code, label: code }))}
      />
    </div>
  );
}

/** Legal forms of the draft, and the chosen one even if it was removed. */
function formsOf({ facts }: CountryDraft, chosen: string, any: string) {
  const codes = facts.legalForms.map(({ code }) => code.trim()).filter((code) => code !== '');
  const known = chosen === '' || codes.includes(chosen) ? codes : [...codes, chosen];
  return [{ value: '', label: any }, ...[...new Set(known)].map((code) => ({ value: code, label: code }))];
}

function useServices(country: string | undefined) {
  const { data } = useQuery({
    queryKey: [catalogueKey, 'services', 'of', country],
    queryFn: ({ signal }) =>
      call('GET', '/services', { query: { 'filter[country]': country ?? '', sort: 'title', per_page: 100 }, signal }),
    enabled: country !== undefined,
  });
  return data?.items ?? [];
}
