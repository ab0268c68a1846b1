import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { CallFields } from './call-fields.js';
import { Consent, Done } from './form-parts.js';
import { Banner } from './fields.js';
import styles from './forms.module.css';
import type { FormContext } from './lead-context.js';
import { Returned } from './returned.js';
import { useCallForm } from './use-call-form.js';

interface Props {
  language: Language;
  context?: FormContext;
  /** next to the button: "Weekdays from 9 to 19, Tallinn" */
  hours?: string;
}

/** The form inside a page. Without scripts the browser posts it, and the page it returns to shows the result. */
export function CallForm({ language, context, hours }: Props) {
  const { t } = useTranslation('forms');
  const { form, doneText } = useCallForm(language, context);
  const hydrated = useHydrated();
  return (
    <div id="call" className={`large ${styles.inline}`}>
      <Returned form="call" />
      {doneText === null ? (
        <form
          className={`${styles.form} stack align-start narrow-stack two-up ${styles.pair}`}
          method="post"
          action="/api/v1/forms/request-call"
          noValidate={hydrated}
          onSubmit={form.onSubmit}
        >
          <Banner text={form.banner} />
          <CallFields form={form} />
          <input type="hidden" name="language" value={language} />
          <div className={`row gap-4 ${styles.go}`}>
            <button type="submit" className="button" data-main aria-disabled={form.busy}>
              {t('call.submit')}
            </button>
            {hours ? <span className="fine">{hours}</span> : null}
          </div>
          <Consent language={language} />
        </form>
      ) : (
        <Done title={t('call.doneTitle')} text={doneText} />
      )}
    </div>
  );
}
