import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { NativeDialog } from '../../../ui/native-dialog.js';
import { CookieAnswers } from './cookie-answers.js';
import { choose, type CookieChoice } from './cookie-choice.js';
import styles from './cookie-notice.module.css';

interface Props {
  language: Language;
  open: boolean;
  onClose: () => void;
}

/** Purposes of stored data, with the two answers of the notice. */
export function CookieInfoDialog({ language, open, onClose }: Props) {
  const { t } = useTranslation('forms');
  const answer = (choice: CookieChoice) => {
    onClose();
    choose(choice);
  };
  return (
    <NativeDialog open={open} onClose={onClose} title={t('cookie.info.title')} closeLabel={t('actions.close')}>
      <div className={`stack muted gap-3 ${styles.info}`}>
        <h3 className="ink mt-1">{t('cookie.info.neededTitle')}</h3>
        <ul>
          {(['session', 'look', 'choice'] as const).map((what) => (
            <li key={what}>{t(`cookie.info.needed.${what}`)}</li>
          ))}
        </ul>
        <h3 className="ink mt-1">{t('cookie.info.wantedTitle')}</h3>
        <p>{t('cookie.info.wanted')}</p>
        <p>{t('cookie.info.never')}</p>
        <p>
          <a href={`/${language}/cookies`}>{t('cookie.info.page')}</a>
        </p>
      </div>
      <CookieAnswers onAnswer={answer} />
    </NativeDialog>
  );
}
