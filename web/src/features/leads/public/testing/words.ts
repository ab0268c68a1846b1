import en from '../../../../i18n/en/forms.js';
import ru from '../../../../i18n/ru/forms.js';

/** The forms' words per language, for specs that go through both. */
export const words = { ru, en };
export const languages = ['ru', 'en'] as const;
