import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/call.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { useFields } from '../editor/fields-context.js';
import { FileButton } from '../editor/file-button.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import type { Country } from '../wire.js';
import styles from './country.module.css';

const shownBefore = /\?v=/;

/** Replaces the flag by a picture, which is saved at once, outside the form. */
export function PictureField({ country }: { country: Country }) {
  const { t } = useTranslation('catalogue');
  const { readOnly } = useFields();
  const announce = useAnnounce();
  const path = { id: country._id };
  const change = useCatalogueMutation();
  const done = { onSuccess: () => announce(t('country.pictureChanged')) };
  const choose = (file: File) => {
    const body = new FormData();
    body.append('file', file);
    change.mutate(request('PUT', '/countries/{id}/picture', { path, body }), done);
  };
  const isOwn = shownBefore.test(country.picture);
  return (
    <div className={`flex gap-4 align-start ${styles.picture}`}>
      <img className="fixed rounded-sm" src={country.picture} alt="" width={84} height={56} />
      <div>
        <b>{t('country.picture')}</b>
        <p className="small muted mb-2">{t(isOwn ? 'country.pictureOwn' : 'country.pictureFlag', { code: country.code })}</p>
        {readOnly ? null : (
          <span className={`wrap-line ${styles.pictureActs}`}>
            <FileButton label={t('country.pictureChoose')} busy={change.isPending} onChoose={choose} />
            {isOwn ? (
              <Button
                size="xs"
                variant="subtle"
                disabled={change.isPending}
                onClick={() => change.mutate(request('DELETE', '/countries/{id}/picture', { path }), done)}
              >
                {t('country.pictureBack')}
              </Button>
            ) : null}
          </span>
        )}
        <ErrorNotice error={change.error} />
      </div>
    </div>
  );
}
