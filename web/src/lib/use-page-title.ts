import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the window's title: "Orders · Registra". */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('titleOf', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
