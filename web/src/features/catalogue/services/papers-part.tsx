import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/kernel/currency';
import { useLanguage } from '../../../lib/use-language.js';
import { MandatoryLines } from '../mandatory-lines.js';
import styles from '../editor/editor.module.css';
import { ChoiceField, TextPair } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import { blankText, type DocumentLine } from './service-draft.js';

/** What the client has to bring, and what is paid to the state and to others. */
export function PapersPart({ currency }: { currency: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const kinds = (['document', 'address'] as const).map((value) => ({ value, label: t(`documents.${value}`) }));
  return (
    <>
      <section className={styles.group}>
        <h2>{t('documents.title')}</h2>
        <p>{t('documents.hint')}</p>
        <Lines<Omit<DocumentLine, 'uid'>>
          path="requiredDocuments"
          label={t('documents.title')}
          add={t('documents.add')}
          none={t('documents.none')}
          blank={() => ({ kind: 'document', title: blankText(), note: blankText() })}
          nameOf={({ title }) => title[language]}
          limit={30}
        >
          {(_, path) => (
            <>
              <ChoiceField path={`${path}.kind`} label={t('documents.kind')} data={kinds} />
              <TextPair path={`${path}.title`} label={t('documents.name')} maxLength={200} />
              <TextPair path={`${path}.note`} label={t('documents.note')} optional maxLength={1000} />
            </>
          )}
        </Lines>
      </section>
      <section className={styles.group}>
        <h2>{t('payments.title')}</h2>
        <p>{t('payments.hint')}</p>
        <MandatoryLines path="mandatoryPayments" currency={currency} />
      </section>
    </>
  );
}
