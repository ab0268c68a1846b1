import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writtenText } from '#machines/kernel/content-language';
import { termUnits } from '#machines/kernel/time';
import { isFigure, isText } from '#machines/catalogue/fields';
import { serviceFieldList } from '#machines/catalogue/service-schema';
import { useAllCountries } from '../../../lib/catalogue-queries.js';
import { useLanguage } from '../../../lib/use-language.js';
import styles from '../editor/editor.module.css';
import { AmountField, ChoiceField, FindField, NumberField } from '../editor/fields.js';
import { PlainInput } from '../editor/plain-input.js';
import { useFields } from '../editor/fields-context.js';
import { useAllTypes, useCurrencies } from '../use-catalogue.js';
import { useState } from 'react';
import type { Currency } from '#machines/kernel/money';
import type { Service } from '../wire.js';
import { CurrencyDialog } from './currency-dialog.js';
import { serviceDraft, type ServiceDraft } from './service-draft.js';

/** Country, type, title and price. */
export function MainPart({ draft, saved }: { draft: ServiceDraft; saved: Service | null }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <section className={`stack ${styles.group}`}>
        <div className={`stack align-start ${styles.row}`}>
          <CountryField isNew={saved === null} chosen={draft.country} />
          <TypeField chosen={draft.type} />
        </div>
        {serviceFieldList.map(([name, field]) =>
          isText(field) ? <PlainInput key={name} path={name} label={`service.${name}`} field={field} /> : null,
        )}
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('service.money')}</h2>
        <div className={`stack align-start ${styles.row}`}>
          <AmountField path="price" label={t('service.price')} currency={draft.price.currency} />
          <CurrencyField draft={draft} saved={saved} />
          <NumberField path="term.days" label={t('service.term')} unit={t('units.days')} min={1} max={3650} />
          <ChoiceField
            path="term.unit"
            label={t('service.termUnit')}
            data={termUnits.map((unit) => ({ value: unit, label: t(`service.termUnits.${unit}`) }))}
          />
        </div>
        <div className={`stack align-start ${styles.row}`}>
          {serviceFieldList.map(([name, field]) =>
            isFigure(field) ? <PlainInput key={name} path={name} label={`service.${name}`} field={field} /> : null,
          )}
        </div>
      </section>
      <section className={`stack ${styles.group}`}>
        {serviceFieldList.map(([name, field]) =>
          field.kind === 'sections' ? <PlainInput key={name} path={name} label={`service.${name}`} field={field} /> : null,
        )}
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
      data={known.map(({ _id, name }) => ({ value: _id, label: writtenText(name, language) }))}
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
        ...known.map(({ _id, title }) => ({ value: _id, label: writtenText(title, language) })),
      ]}
    />
  );
}

/* The prices of a service that is there come into another currency only by a choice; back to its own they are as they were saved. */
function CurrencyField({ draft, saved }: { draft: ServiceDraft; saved: Service | null }) {
  const { t } = useTranslation('catalogue');
  const { set, fault, readOnly } = useFields();
  const currencies = useCurrencies();
  const language = useLanguage();
  const [wanted, setWanted] = useState<Currency | null>(null);
  const chosen = draft.price.currency;
  const codes = [...new Set([chosen, ...(currencies.data?.offered ?? [])])];
  const choose = (currency: Currency) => {
    if (saved === null) return set('price.currency', currency);
    if (currency !== saved.price.currency) return setWanted(currency);
    const { price, options } = serviceDraft(saved, language);
    set('price', price);
    set('options', options);
    set('perEuro', undefined);
  };
  return (
    <>
      <NativeSelect
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-path="price.currency"
        label={t('service.currency')}
        description={t('service.currencyHint')}
        data={codes}
        value={chosen}
        error={fault('price.currency')}
        disabled={readOnly}
        onChange={(event) => choose(event.currentTarget.value as Currency)}
      />
      {wanted && saved ? (
        <CurrencyDialog draft={serviceDraft(saved, language)} saved={saved} to={wanted} onClose={() => setWanted(null)} />
      ) : null}
    </>
  );
}
