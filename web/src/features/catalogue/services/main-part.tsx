import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import styles from '../editor/editor.module.css';
import { AmountField, ChoiceField, FindField, NumberField, TextPair } from '../editor/fields.js';
import { useFields } from '../editor/use-draft.js';
import { useAllCountries, useAllTypes, useCurrencies } from '../use-catalogue.js';
import type { ServiceDraft } from './service-draft.js';

/** Where, what and for how much. */
export function MainPart({ draft, isNew }: { draft: ServiceDraft; isNew: boolean }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <section className={styles.group}>
        <div className={styles.row}>
          <CountryField isNew={isNew} chosen={draft.country} />
          <TypeField chosen={draft.type} />
        </div>
        <TextPair path="title" label={t('service.title')} maxLength={200} />
        <TextPair path="legalForm" label={t('service.legalForm')} description={t('service.legalFormHint')} maxLength={200} />
        <TextPair path="description" label={t('service.description')} description={t('service.descriptionHint')} long maxLength={8000} />
      </section>
      <section className={styles.group}>
        <h2>{t('service.money')}</h2>
        <div className={styles.row}>
          <AmountField path="price" label={t('service.price')} currency={draft.price.currency} />
          <CurrencyField chosen={draft.price.currency} />
          <NumberField path="term.days" label={t('service.term')} unit={t('units.days')} min={1} max={3650} />
        </div>
        <div className={styles.row}>
          <NumberField
            path="prepaymentPercent"
            label={t('service.prepayment')}
            description={t('service.prepaymentHint')}
            unit="%"
            min={0}
            max={100}
            decimals={2}
          />
          <NumberField
            path="partnerReward"
            label={t('service.reward')}
            description={t('service.rewardHint')}
            unit="%"
            min={1}
            max={100}
            decimals={2}
          />
        </div>
      </section>
    </>
  );
}

/* A country that is chosen for a new service brings its currency. */
function CountryField({ isNew, chosen }: { isNew: boolean; chosen: string }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { set } = useFields();
  const countries = useAllCountries();
  const known = (countries.data ?? []).filter(({ _id, archived }) => !archived || _id === chosen);
  return (
    <FindField
      path="country"
      label={t('service.country')}
      required
      data={known.map(({ _id, name }) => ({ value: _id, label: name[language] || name.en }))}
      nothing={t('form.nothingFound')}
      onPicked={(id) => {
        const currency = known.find(({ _id }) => _id === id)?.currency;
        if (isNew && currency) set('price.currency', currency);
      }}
    />
  );
}

function TypeField({ chosen }: { chosen: string }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const types = useAllTypes();
  const known = (types.data ?? []).filter(({ _id, archived }) => !archived || _id === chosen);
  return (
    <ChoiceField
      path="type"
      label={t('service.type')}
      required
      data={[
        { value: '', label: t('form.choose') },
        ...known.map(({ _id, title }) => ({ value: _id, label: title[language] || title.en })),
      ]}
    />
  );
}

function CurrencyField({ chosen }: { chosen: string }) {
  const { t } = useTranslation('catalogue');
  const currencies = useCurrencies();
  const codes = [...new Set([chosen, ...(currencies.data?.offered ?? [])])];
  return (
    <ChoiceField
      path="price.currency"
      label={t('service.currency')}
      description={t('service.currencyHint')}
      data={codes.map((code) => ({ value: code, label: code }))}
    />
  );
}
