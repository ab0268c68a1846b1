import en from '../../../../i18n/en/forms.yaml';
import ru from '../../../../i18n/ru/forms.yaml';

/** The forms' texts in both languages. */
export const texts = { ru, en };
export const languages = ['ru', 'en'] as const;
