import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { estimate } from '#machines/selection-wizard/offer';
import { call } from '../../../api/call.js';
import type { PlaceOrder, Service } from '../../../api/wire.js';
import { catalogueKey, serviceQuery, useOfferedCountries } from '../../../lib/catalogue-queries.js';
import { formatMoney } from '../../../lib/format.js';
import { formatTerm } from '#machines/kernel/term';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { firstDraft, isWithinRange, type OptionDraft, orderOf } from './order-draft.js';
import { OptionFields } from './option-fields.js';
import { PriceSummary } from './price-summary.js';

interface Start {
  country?: string | null;
  service?: string | null;
}

/** The order being composed; `order` is undefined until it can be placed, and lacks the client. */
export function useOrderChoice(start: Start = {}) {
  const [country, setCountry] = useState<string | null>(start.country ?? null);
  const [serviceId, setServiceId] = useState<string | null>(start.service ?? null);
  const [chosen, setChosen] = useState<OptionDraft | null>(null);
  const service = useQuery({ ...serviceQuery(serviceId ?? ''), enabled: serviceId !== null });
  const draft = service.data ? (chosen ?? firstDraft(service.data)) : null;
  const figures = (service.data && draft && estimate(service.data, draft)) ?? null;
  const ready = service.data && draft && isWithinRange(service.data, draft.employeesAmount);
  const order: PlaceOrder | null = ready ? orderOf(service.data, draft, null) : null;
  const choose = (nextCountry: string | null, nextService: string | null) => {
    setCountry(nextCountry);
    setServiceId(nextService);
    setChosen(null);
  };
  return { country, serviceId, service, draft, figures, order, choose, setChosen };
}

type Choice = ReturnType<typeof useOrderChoice>;

/** Selects country, service and options, and shows the running price; the client is asked for elsewhere. */
export function OrderChoice({ choice }: { choice: Choice }) {
  const { t } = useTranslation('common');
  const { service, draft, figures } = choice;
  return (
    <>
      <CountryAndService country={choice.country} service={choice.serviceId} onChange={choice.choose} />
      {service.isLoading ? <TextSkeleton lines={4} label={t('table.loading')} /> : null}
      {service.error ? <ErrorState error={service.error} onRetry={() => void service.refetch()} /> : null}
      {service.data && draft ? <OptionFields service={service.data} draft={draft} onChange={choice.setChosen} /> : null}
      {service.data && figures ? <PriceSummary estimate={figures} payments={service.data.mandatoryPayments} /> : null}
    </>
  );
}

interface PlaceChoice {
  country: string | null;
  service: string | null;
  onChange: (country: string | null, service: string | null) => void;
}

function CountryAndService({ country, service, onChange }: PlaceChoice) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const countries = useOfferedCountries();
  const services = useQuery({
    queryKey: [catalogueKey, 'services', 'of', country],
    queryFn: ({ signal }) => call('GET', '/services', { query: { 'filter[country]': country ?? '', per_page: 100 }, signal }),
    enabled: country !== null,
  });
  const offered = services.data?.items ?? [];
  const chosen = offered.find(({ _id }) => _id === service);
  const terms = ({ price, term }: Service) =>
    t('new.serviceHint', { price: formatMoney(price, language), days: formatTerm(term, language) });
  if (countries.error) return <ErrorState error={countries.error} onRetry={() => void countries.refetch()} />;
  return (
    <>
      <Select
        label={t('new.country')}
        placeholder={t('new.choose')}
        searchable
        value={country}
        onChange={(value) => onChange(value, null)}
        data={(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }))}
      />
      <Select
        label={t('new.service')}
        placeholder={t('new.choose')}
        disabled={country === null}
        value={service}
        onChange={(value) => onChange(country, value)}
        error={services.error ? faultOf(services.error).detail : undefined}
        data={offered.map((one) => ({ value: one._id, label: contentText(one.title, language) }))}
        description={chosen ? terms(chosen) : undefined}
        renderOption={({ option }) => {
          const one = offered.find(({ _id }) => _id === option.value);
          return (
            <span>
              {option.label}
              {one ? <small>{terms(one)}</small> : null}
            </span>
          );
        }}
      />
    </>
  );
}
