import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';

/** The reader's language; components that use it are drawn again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'ru';
}
