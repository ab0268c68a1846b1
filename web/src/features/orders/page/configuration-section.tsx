import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { textIn } from '../api/text-in.js';
import { useService } from '../api/use-order.js';
import type { PricedOption } from '../api/wire.js';
import styles from './order-facts.module.css';
import { useOrderPage } from './order-context.js';

/** What was ordered, in the words of the service's options; editable while the order is new. */
export function ConfigurationSection() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const options = useService(order.service._id).data?.options;
  const named = (list: readonly PricedOption[] | undefined, codes: readonly string[]) =>
    codes.length === 0
      ? t('configuration.none')
      : codes.map((code) => textIn(list?.find((option) => option.code === code)?.title ?? code, language)).join(', ');
  const period = options?.registrationPeriod.find((one) => one.value === order.registrationPeriod);
  const lines: [string, string][] = [
    [t('configuration.employees'), String(order.employeesAmount)],
    [t('configuration.period'), period ? textIn(period.title, language) : String(order.registrationPeriod)],
    [t('configuration.director'), named(options?.director, order.director ? [order.director] : [])],
    [t('configuration.directorCompany'), named(options?.directorCompany, order.directorCompany)],
    [t('configuration.activities'), named(options?.activityAreas, order.activityAreas)],
  ];
  return (
    <section>
      <h2>
        {t('configuration.title')}
        {permissions.refusal('editOrder') === null ? (
          <button type="button" className="link small" onClick={() => open({ kind: 'configure' })}>
            {t('configuration.edit')}
          </button>
        ) : null}
      </h2>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
