import { Button } from '@mantine/core';
import { IconDownload, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { ReplayCertificate } from '../api/wire.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './certificate.module.css';

/** The first and last characters of a fingerprint, in groups that can be read aloud. */
const short = (fingerprint: string) =>
  fingerprint.length > 16 ? `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} … ${fingerprint.slice(-4)}` : fingerprint;

/** Requests the replay certificate on a click, because the server reads the whole stream for it. */
export function Certificate() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const replay = useQuery({
    queryKey: ['order', order._id, 'replay', order.version],
    queryFn: () => call('GET', '/orders/{id}/replay', { path: { id: order._id } }),
    enabled: false,
  });
  const { data } = replay;
  const Shield = data && !data.matches ? IconShieldX : IconShieldCheck;
  return (
    <div className={`wrap-line surface align-start gap-loose mt-5 ${styles.certificate}`} role="status">
      <Shield size={20} stroke={1.75} aria-hidden="true" data-fails={data?.matches === false || undefined} />
      {data ? (
        <p className="small">
          {data.matches ? t('history.matches', { count: data.events }) : t('history.differs')}
          <span className="muted block">
            {t('history.checked', { time: formatTime(data.checkedAt, 'full', language), fingerprint: short(data.fingerprint) })}
          </span>
        </p>
      ) : (
        <Button size="xs" loading={replay.isFetching} onClick={() => void replay.refetch()}>
          {t('history.verify')}
        </Button>
      )}
      {data ? (
        <Button
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => save(order.number, data)}
        >
          {t('history.certificate')}
        </Button>
      ) : null}
      {replay.error ? <ErrorNotice error={replay.error} /> : null}
    </div>
  );
}

function save(number: string, certificate: ReplayCertificate): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(certificate, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${number}-replay.json`;
  link.click();
  URL.revokeObjectURL(url);
}
