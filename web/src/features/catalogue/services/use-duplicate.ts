import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/call.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import type { Service } from '../wire.js';

/** Copies a service as archived, and opens the copy. */
export function useDuplicate(onCopy: (copy: Service) => void) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const announce = useAnnounce();
  const { mutate, error } = useCatalogueMutation<Service>();
  const duplicate = (id: string) =>
    mutate(request('POST', '/services/{id}/duplicate', { path: { id } }), {
      onSuccess: (copy) => {
        announce(t('acts.duplicated', { name: contentText(copy.title, language) }));
        onCopy(copy);
      },
    });
  return { duplicate, error };
}
