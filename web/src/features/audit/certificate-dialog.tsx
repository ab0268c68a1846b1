import { MultiSelect, Radio, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { progressStatuses, type ProgressStatus } from '#machines/order/statuses';
import { useCountryOptions } from '../../lib/catalogue-queries.js';
import { useMachineWords } from '../../lib/machine-words.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { type CertificateDetail, startCertificate, useCertificateStart } from './use-certificates.js';

const kinds = ['order', 'selection', 'all'] as const;

interface Props {
  mostPerDay: number;
  onStarted: (certificate: CertificateDetail) => void;
  onClose: () => void;
}

/** What a new certificate is to cover. */
export function CertificateDialog({ mostPerDay, onStarted, onClose }: Props) {
  const { t } = useTranslation(['audit', 'common']);
  const words = useMachineWords();
  const countries = useCountryOptions();
  const form = useApiForm({
    values: {
      kind: 'order' as (typeof kinds)[number],
      order: '',
      statuses: [] as ProgressStatus[],
      countries: [] as string[],
      from: '',
      to: '',
    },
    rules: {
      order: (order, { kind }) => (kind === 'order' && order.trim() === '' ? t('common:errors.required') : null),
      to: (to, { kind, from }) =>
        kind === 'selection' && from !== '' && to !== '' && to < from ? t('audit:certificates.dialog.wrongOrder') : null,
    },
    write: useCertificateStart(),
    request: ({ kind, order, statuses, countries: chosen, from, to }) => {
      if (kind === 'all') return startCertificate({ kind });
      if (kind === 'order') return startCertificate({ kind, order: order.trim() });
      return startCertificate({ kind, statuses, countries: chosen, ...(from && { from }), ...(to && { to }) });
    },
    onDone: onStarted,
  });
  const { kind } = form.values;
  return (
    <FormDialog form={form} title={t('audit:certificates.start')} submit={t('audit:certificates.dialog.submit')} onClose={onClose}>
      <Radio.Group {...form.field('kind')} label={t('audit:certificates.dialog.what')}>
        <div className="stack gap-2 mt-snug">
          {kinds.map((value) => (
            <Radio key={value} value={value} label={t(`audit:certificates.dialog.${value}`)} />
          ))}
        </div>
      </Radio.Group>
      {kind === 'order' ? (
        <TextInput {...form.field('order')} label={t('audit:filters.order')} description={t('audit:filters.orderHint')} maxLength={20} />
      ) : null}
      {kind === 'selection' ? (
        <>
          <MultiSelect
            {...form.field('statuses')}
            label={t('audit:certificates.dialog.statuses')}
            placeholder={form.values.statuses.length === 0 ? t('audit:certificates.filter.any') : ''}
            data={progressStatuses.map((value) => ({ value, label: words.status(value) }))}
          />
          <MultiSelect
            {...form.field('countries')}
            label={t('audit:certificates.dialog.countries')}
            placeholder={form.values.countries.length === 0 ? t('audit:certificates.filter.any') : ''}
            data={countries ?? []}
          />
          <div className="two">
            <TextInput {...form.field('from')} type="date" label={t('audit:certificates.dialog.from')} />
            <TextInput {...form.field('to')} type="date" label={t('audit:certificates.dialog.to')} />
          </div>
          <p className="muted text-sm">{t('audit:certificates.dialog.days')}</p>
        </>
      ) : null}
      <p className="muted text-sm">
        {t(kind === 'all' ? 'audit:certificates.dialog.aboutAll' : 'audit:certificates.dialog.aboutOrders')}{' '}
        {t('audit:certificates.dialog.limit', { count: mostPerDay })}
      </p>
    </FormDialog>
  );
}
