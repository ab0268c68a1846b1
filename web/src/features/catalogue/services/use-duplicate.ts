import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import type { Service } from '../wire.js';

/** Makes a copy that nobody sees until it is put into the catalogue, and opens it. */
export function useDuplicate(onCopy: (copy: Service) => void) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const announce = useAnnounce();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<Service>('POST', `/services/${id}/duplicate`, { key: crypto.randomUUID() }),
    onSuccess: (copy) => {
      announce(t('acts.duplicated', { name: copy.title[language] }));
      void queries.invalidateQueries({ queryKey: ['catalogue', 'services'] });
      onCopy(copy);
    },
  });
}
