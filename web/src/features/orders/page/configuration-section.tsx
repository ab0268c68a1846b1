import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { TextSkeleton } from '../../../ui/states.js';
import { textIn } from '../api/text-in.js';
import { useService } from '../api/use-order.js';
import type { PricedOption } from '../api/wire.js';
import styles from './order-facts.module.css';
import { useOrderPage } from '../view-model/order-context.js';

/** Configuration in the labels of the service's options; editable while the order is new. */
export function ConfigurationSection() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const { data: service, isPending } = useService(order.service._id);
  const options = service?.options;
  const named = (list: readonly PricedOption[] | undefined, codes: readonly string[]) =>
    codes.length === 0
      ? t('configuration.none')
      : codes.map((code) => textIn(list?.find((option) => option.code === code)?.title ?? code, language)).join(', ');
  const period = options?.registrationPeriod.find((one) => one.value === order.registrationPeriod);
  const periodText = period ? textIn(period.title, language) : String(order.registrationPeriod);
  const director = order.director ? [order.director] : [];
  // What a service leaves no choice of, and what it has nothing of, is no part of what was ordered: accounting has no director.
  const lines = [
    [t('configuration.employees'), String(order.employeesAmount), true],
    [t('configuration.period'), periodText, options === undefined || options.registrationPeriod.length > 1 || !period],
    [t('configuration.director'), named(options?.director, director), isChosen(options?.director, director, 1)],
    [
      t('configuration.directorCompany'),
      named(options?.directorCompany, order.directorCompany),
      isChosen(options?.directorCompany, order.directorCompany),
    ],
    [
      t('configuration.activities'),
      named(options?.activityAreas, order.activityAreas),
      isChosen(options?.activityAreas, order.activityAreas),
    ],
  ] as const;
  return (
    <section>
      <h2>
        {t('configuration.title')}
        {permissions.can('editOrder') ? (
          <button type="button" className="link small" onClick={() => open({ kind: 'configure' })}>
            {t('configuration.edit')}
          </button>
        ) : null}
      </h2>
      {isPending ? (
        <TextSkeleton lines={3} label={t('loading')} />
      ) : (
        <dl className={styles.lines}>
          {lines
            .filter(([, , isShown]) => isShown)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}

/** Whether more than `given` options are offered, or the chosen one is no longer offered. */
const isChosen = (offered: readonly PricedOption[] | undefined, codes: readonly string[], given = 0): boolean =>
  offered === undefined || offered.length > given || codes.some((code) => !offered.some((option) => option.code === code));
