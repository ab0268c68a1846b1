import { Button, Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '#libs/kernel/people';
import { call } from '../../../api/call.js';
import type { OrderListItem, Page, PlaceOrder, Service } from '../../../api/wire.js';
import { formatMinor, formatMoney } from '../../../lib/format.js';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { orderPath, useCountries } from '../list/use-orders.js';
import { ClientPicker } from './client-picker.js';
import styles from './new-order-dialog.module.css';
import { estimate, firstDraft, isWithinRange, type OptionDraft, orderOf } from './order-draft.js';
import { OptionFields } from './option-fields.js';
import { PriceSummary } from './price-summary.js';

interface Props {
  actor: Actor;
  area: 'personal' | 'admin';
  onClose: () => void;
}

/** A new order: for whom (staff), where, which service, with what, at which price. */
export function NewOrderDialog({ actor, area, onClose }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const isStaff = actor.role !== 'Client';
  const [client, setClient] = useState<string | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const [serviceId, setServiceId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<OptionDraft | null>(null);
  const service = useQuery({
    queryKey: ['services', 'one', serviceId],
    queryFn: ({ signal }) => call<Service>('GET', `/services/${serviceId}`, { signal }),
    enabled: serviceId !== null,
  });
  const draft = service.data ? (chosen ?? firstDraft(service.data)) : null;
  const { place, error, busy } = usePlaceOrder(area, onClose);
  const ready = service.data && draft && isWithinRange(service.data, draft.employeesAmount) && (!isStaff || client !== null);
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={busy}
      width={640}
      title={t('orders:new.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:actions.cancel')}
          </Button>
          <PlaceButton
            service={service.data}
            draft={draft}
            disabled={!ready}
            busy={busy}
            onPlace={() => service.data && draft && place(orderOf(service.data, draft, isStaff ? client : null))}
          />
        </>
      }
    >
      <div className={styles.form}>
        {isStaff ? <ClientPicker value={client} onChange={setClient} /> : null}
        <CountryAndService
          country={country}
          service={serviceId}
          onChange={(nextCountry, nextService) => {
            setCountry(nextCountry);
            setServiceId(nextService);
            setChosen(null);
          }}
        />
        {service.isLoading ? <TextSkeleton lines={4} label={t('common:table.loading')} /> : null}
        {service.error ? <ErrorState error={service.error} onRetry={() => void service.refetch()} /> : null}
        {service.data && draft ? (
          <>
            <OptionFields service={service.data} draft={draft} onChange={setChosen} />
            <PriceSummary estimate={estimate(service.data, draft)} />
          </>
        ) : null}
        {error ? <Refusal error={error} /> : null}
      </div>
    </ModalSheet>
  );
}

/* One key per dialog and body: pressing again after a lost answer places no second order. */
function usePlaceOrder(area: Props['area'], onClose: () => void) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const key = useRef({ body: '', key: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (order: PlaceOrder) => {
      const body = JSON.stringify(order);
      if (key.current.body !== body) key.current = { body, key: crypto.randomUUID() };
      return call<OrderListItem>('POST', '/orders', { body: order, key: key.current.key });
    },
    onSuccess: async (order) => {
      announce(t('new.placed', { number: order.number }));
      onClose();
      void queries.invalidateQueries({ queryKey: ['orders'] });
      await navigate(orderPath(area, order._id));
    },
  });
  return { place: mutate, error, busy: isPending };
}

interface PlaceProps {
  service: Service | undefined;
  draft: OptionDraft | null;
  disabled: boolean;
  busy: boolean;
  onPlace: () => void;
}

function PlaceButton({ service, draft, disabled, busy, onPlace }: PlaceProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const figures = service && draft ? estimate(service, draft) : null;
  return (
    <Button variant="filled" disabled={disabled} loading={busy} onClick={onPlace}>
      {figures ? t('new.place', { price: formatMinor(figures.price, figures.currency, language) }) : t('new.placePlain')}
    </Button>
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
  const countries = useCountries();
  const services = useQuery({
    queryKey: ['services', 'of', country],
    queryFn: ({ signal }) =>
      call<Page<Service>>('GET', '/services', { query: { 'filter[country]': country ?? '', per_page: 100 }, signal }),
    enabled: country !== null,
  });
  const offered = services.data?.items ?? [];
  const chosen = offered.find(({ _id }) => _id === service);
  const terms = ({ price, term }: Service) =>
    t('new.serviceHint', { price: formatMoney(price, language), days: t('new.days', { count: term.days }) });
  if (countries.error) return <ErrorState error={countries.error} onRetry={() => void countries.refetch()} />;
  return (
    <>
      <Select
        label={t('new.country')}
        placeholder={t('new.choose')}
        searchable
        data-autofocus
        value={country}
        onChange={(value) => onChange(value, null)}
        data={(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] }))}
      />
      <Select
        label={t('new.service')}
        placeholder={t('new.choose')}
        disabled={country === null}
        value={service}
        onChange={(value) => onChange(country, value)}
        error={services.error ? faultOf(services.error).detail : undefined}
        data={offered.map((one) => ({ value: one._id, label: one.title[language] }))}
        description={chosen ? terms(chosen) : undefined}
        renderOption={({ option }) => {
          const one = offered.find(({ _id }) => _id === option.value);
          return (
            <span className={styles.option}>
              {option.label}
              {one ? <small>{terms(one)}</small> : null}
            </span>
          );
        }}
      />
    </>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const fault = faultOf(error);
  const fields = Object.values(fault.fields);
  return (
    <Notice tone="error">
      {fault.detail ?? t(fault.kind === 'network' ? 'errors.network' : 'errors.unexpected')}
      {fields.length > 0 ? ` ${fields.join(' ')}` : null}
      {fault.requestId ? <div>{t('errors.requestId', { id: fault.requestId })}</div> : null}
    </Notice>
  );
}
