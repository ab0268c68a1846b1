import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Facts } from '../../ui/facts.js';
import { ExactTime } from '../../ui/exact-time.js';
import type { EventDetail } from './use-log.js';

type Taking = EventDetail['consumers'][number];

/** Position of an event in Kafka, and the consumers that have processed it. */
export function EventDeliveries({ event: { kafka, consumers } }: { event: EventDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  if (kafka === null && consumers.length === 0) return null;
  return (
    <section className="stack gap-snug" aria-label={t('deliveries.title')}>
      <h3 className="text-sm">{t('deliveries.title')}</h3>
      <Facts
        lines={[
          ['Kafka', kafka && t('deliveries.place', { ...kafka, offset: formatCount(kafka.offset, language) })],
          [t('deliveries.acknowledged'), kafka && <ExactTime at={kafka.at} />],
          ...consumers.map((one) => [one.title, <Taken key={one.consumer} taking={one} />] as const),
        ]}
      />
    </section>
  );
}

function Taken({ taking: { state, at, exact } }: { taking: Taking }) {
  const { t } = useTranslation('audit');
  if (state !== 'taken' || at === null) return t(`deliveries.state.${state}`);
  return (
    <>
      {exact ? null : `${t('deliveries.latest')} `}
      <ExactTime at={at} />
    </>
  );
}
