import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { type ListOf, useList } from '../../lib/list/use-list.js';
import { useLanguage } from '../../lib/use-language.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { InlineFilters } from '../../ui/list/filters.js';
import { ListRows, useListTable } from '../../ui/list/list-page.js';
import { BadgeStack, NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { TableSkeleton } from '../../ui/states.js';
import { certificatesList, certificateStates } from './audit-lists.js';
import styles from './audit.module.css';
import { CertificateDialog } from './certificate-dialog.js';
import { CertificateResult } from './certificate-result.js';
import { CertificateProgress, CertificateState } from './certificate-state.js';
import { ExactTime } from './log-parts.js';
import { SignedLog } from './signed-log.js';
import { type Certificate, useCertificates } from './use-certificates.js';
import { useLogHead } from './use-log.js';

/** Certificates, or one of them with its result. */
export function CertificatesTab({ starts }: { starts: boolean }) {
  const list = useList(certificatesList);
  const { id } = list.state;
  return id ? (
    <CertificateResult id={id} back={list.href({ id: '' })} downloads={starts} />
  ) : (
    <CertificateList list={list} starts={starts} />
  );
}

function CertificateList({ list, starts }: { list: ListOf<typeof certificatesList>; starts: boolean }) {
  const { t } = useTranslation('audit');
  const [opened, setOpened] = useState(false);
  const answer = useCertificates(list.apiQuery);
  const hrefOf = ({ _id }: Pick<Certificate, '_id'>) => list.href({ id: _id });
  const table = useListTable(list, answer, useColumns(hrefOf));
  const head = useLogHead();
  // What stands above the list comes with it, or it would move the list.
  if (answer.isPending || (head.isPending && head.failureCount === 0)) return <TableSkeleton rows={12} />;
  const start = (
    <Button variant="filled" onClick={() => setOpened(true)}>
      {t('certificates.start')}
    </Button>
  );
  return (
    <>
      <p className={`lead ${styles.intro}`}>{t('certificates.intro')}</p>
      {answer.data ? <Nightly certificate={answer.data.nightly} hrefOf={hrefOf} /> : null}
      {head.data ? <SignedLog head={head.data} /> : null}
      <div className={`cluster gap-2 ${styles.tools}`}>
        <InlineFilters
          values={list.values}
          onChange={(change) => list.set(change as Partial<typeof list.state>)}
          fields={[
            { name: 'state', kind: 'choice', label: t('filters.state'), any: t('certificates.filter.any'), useOptions: useStateOptions },
          ]}
        />
        {starts ? <span className="push">{start}</span> : null}
      </div>
      <ListRows
        list={list}
        answer={answer}
        table={table}
        caption={t('tabs.certificates')}
        rowName={({ number }) => t('certificates.one', { number })}
        empty={t('certificates.empty', { returnObjects: true })}
        emptyAction={starts ? start : undefined}
      />
      {opened && answer.data ? (
        <CertificateDialog
          mostPerDay={answer.data.mostPerDay}
          onStarted={({ _id }) => list.set({ id: _id })}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  );
}

function useStateOptions() {
  const { t } = useTranslation('audit');
  return certificateStates.map((value) => ({ value, label: t(`certificates.filter.${value}`) }));
}

/** The last nightly certificate, in a sentence. */
function Nightly({ certificate, hrefOf }: { certificate: Certificate | null; hrefOf: (certificate: Certificate) => string }) {
  const { t } = useTranslation('audit');
  return (
    <section className={`surface stack gap-2 align-start ${styles.nightly}`} aria-label={t('certificates.nightly')}>
      <div className="cluster gap-2">
        <h2>{t('certificates.nightly')}</h2>
        {certificate ? <CertificateState certificate={certificate} /> : null}
      </div>
      {certificate ? (
        <>
          <p>
            <Said certificate={certificate} />
          </p>
          <Link to={hrefOf(certificate)} preventScrollReset className="text-sm">
            {t('certificates.open', { number: certificate.number })}
          </Link>
        </>
      ) : (
        <p className="muted">{t('certificates.noNightly')}</p>
      )}
    </section>
  );
}

/** What a certificate that has ended says, with its place and time. */
function Said({ certificate: { state, faultCount, position, snapshotAt, endedAt, error } }: { certificate: Certificate }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const at = snapshotAt ?? endedAt;
  const place = formatCount(position ?? 0, language);
  return (
    <>
      {state === 'failed'
        ? error
        : faultCount === 0
          ? t('certificates.sound', { position: place })
          : t('certificates.faulty', { count: faultCount, figure: formatCount(faultCount, language), position: place })}{' '}
      {at ? <ExactTime at={at} /> : null}
    </>
  );
}

function useColumns(hrefOf: (certificate: Certificate) => string): TableColumn<Certificate>[] {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return [
    {
      id: 'number',
      header: t('certificates.columns.number'),
      card: 'title',
      fixed: true,
      cell: (certificate) => (
        <Link to={hrefOf(certificate)} preventScrollReset className="num nowrap">
          {t('certificates.one', { number: certificate.number })}
        </Link>
      ),
    },
    {
      id: 'scope',
      header: t('certificates.columns.scope'),
      card: 'name',
      cell: ({ title, position }) => (
        <TwoLines
          first={<span className="breakable">{title}</span>}
          second={position === null ? undefined : t('certificates.upTo', { position: formatCount(position, language) })}
        />
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'state',
      cell: (certificate) => (
        <BadgeStack>
          <CertificateState certificate={certificate} />
          <CertificateProgress certificate={certificate} />
        </BadgeStack>
      ),
    },
    {
      id: 'events',
      header: t('certificates.columns.events'),
      card: 'line',
      align: 'end',
      cell: ({ state, events, commands }) =>
        state === 'done' ? (
          <TwoLines
            first={t('certificates.events', { count: events, figure: formatCount(events, language) })}
            second={
              <span className="nowrap">{t('certificates.commands', { count: commands, figure: formatCount(commands, language) })}</span>
            }
          />
        ) : (
          <NothingCell />
        ),
    },
    {
      id: 'askedAt',
      header: t('certificates.columns.asked'),
      card: 'detail',
      sort: 'askedAt',
      cell: ({ askedAt, by }) => (
        <TwoLines first={<ExactTime at={askedAt} />} second={by ? by.name || t('erased') : t('certificates.byNight')} />
      ),
    },
  ];
}
