import { useTranslation } from 'react-i18next';
import { turnIn } from '#machines/order/facts';
import { formatTime } from '../../../lib/format.js';
import { prepaymentPercent } from '../../../lib/machine-texts.js';
import { useLanguage } from '../../../lib/use-language.js';
import { StatusStrip, type StripStep } from '../../../ui/status-strip.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type Station, stationsOf, type Stay } from '../view-model/timeline.js';
import { useSpan } from './use-span.js';

/** Statuses of the order on one line, with dates and durations; for future ones, who will act. */
export function OrderStrip({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const span = useSpan();
  const texts = useOrderTexts();
  const { order, facts } = useOrderPage();
  const noteOf = (station: Station): string | undefined => {
    if (station.since && station.spent !== undefined) {
      const day = formatTime(station.since, 'short', language);
      const isEnd = turnIn(station.status, false) === null;
      return isEnd ? day : `${day}, ${span.short(station.spent)}`;
    }
    if (station.state !== 'ahead') return undefined;
    const who = turnIn(station.status, order.partner !== null);
    if (!who) return undefined;
    return t(`now.who.${who === 'client' || who === 'partner' ? who : 'staff'}`);
  };
  const percent = prepaymentPercent(order.machine);
  const steps: StripStep[] = stationsOf(order, stays, facts.money?.left ?? 0).map((station) => {
    const note = noteOf(station);
    return { key: station.status, label: texts.status(station.status, percent), state: station.state, ...(note ? { note } : {}) };
  });
  return <StatusStrip steps={steps} label={t('strip.label')} />;
}
