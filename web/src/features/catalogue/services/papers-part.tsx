import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Currency } from '#machines/kernel/money';
import { documentFormats } from '#machines/order/state';
import { formatName } from '../../../lib/document-needs.js';
import { useLanguage } from '../../../lib/use-language.js';
import { MandatoryLines } from '../mandatory-lines.js';
import styles from '../editor/editor.module.css';
import { ChoiceField, NumberField, SeveralField, TextPair } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import { ExampleField } from './example-field.js';
import { FormField } from './form-field.js';
import { blankText, type DocumentLine } from './service-draft.js';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Required documents, and fees of the state and of others. */
export function PapersPart({ currency }: { currency: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const kinds = (['document', 'address'] as const).map((value) => ({ value, label: t(`documents.${value}`) }));
  const formats = documentFormats.map((value) => ({ value, label: capitalized(formatName(value, language)) }));
  return (
    <>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('documents.title')}</h2>
        <p>{t('documents.hint')}</p>
        <Lines<Omit<DocumentLine, 'uid'>>
          path="requiredDocuments"
          label={t('documents.title')}
          add={t('documents.add')}
          none={t('documents.none')}
          blank={() => ({
            kind: 'document',
            title: blankText(),
            note: blankText(),
            formats: [],
            validMonths: '',
            example: null,
            form: null,
          })}
          nameOf={({ title }) => contentText(title, language)}
          limit={30}
        >
          {(_, path) => (
            <>
              <ChoiceField path={`${path}.kind`} label={t('documents.kind')} data={kinds} />
              <TextPair path={`${path}.title`} label={t('documents.name')} maxLength={200} />
              <TextPair path={`${path}.note`} label={t('documents.note')} optional maxLength={1000} />
              <div className={`stack gap-3 align-start narrow-stack two-up ${styles.two}`}>
                <SeveralField
                  path={`${path}.formats`}
                  label={t('documents.formats')}
                  description={t('documents.formatsHint')}
                  data={formats}
                />
                <NumberField
                  path={`${path}.validMonths`}
                  label={t('documents.validMonths')}
                  description={t('documents.validMonthsHint')}
                  min={1}
                  max={120}
                />
              </div>
              <div className={`stack gap-3 align-start narrow-stack two-up ${styles.two}`}>
                <ExampleField path={`${path}.example`} />
                <FormField path={`${path}.form`} />
              </div>
            </>
          )}
        </Lines>
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('payments.title')}</h2>
        <p>{t('payments.hint')}</p>
        <MandatoryLines path="mandatoryPayments" currency={currency} />
      </section>
    </>
  );
}
