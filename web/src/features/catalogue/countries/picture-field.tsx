import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { useFields } from '../editor/use-draft.js';
import { Refusal } from '../../../ui/form-dialog.js';
import { useRefresh } from '../use-catalogue.js';
import type { Country } from '../wire.js';
import styles from './country.module.css';

const shownBefore = /\?v=/;

/** The picture of a country: its flag, until another one takes its place. Changed at once, beside the form. */
export function PictureField({ country }: { country: Country }) {
  const { t } = useTranslation('catalogue');
  const { readOnly } = useFields();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const path = { id: country._id };
  const change = useMutation({
    mutationFn: (file: File | null) => {
      if (!file) return call('DELETE', '/countries/{id}/picture', { path });
      const body = new FormData();
      body.append('file', file);
      return call('PUT', '/countries/{id}/picture', { path, body });
    },
    onSuccess: () => {
      announce(t('country.pictureChanged'));
      refresh();
    },
  });
  const isOwn = shownBefore.test(country.picture);
  return (
    <div className={styles.picture}>
      <img src={country.picture} alt="" width={84} height={56} />
      <div>
        <b>{t('country.picture')}</b>
        <p>{t(isOwn ? 'country.pictureOwn' : 'country.pictureFlag', { code: country.code })}</p>
        {readOnly ? null : (
          <span className={styles.pictureActs}>
            <Button
              size="xs"
              loading={change.isPending}
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => input.current?.click()}
            >
              {t('country.pictureChoose')}
            </Button>
            {isOwn ? (
              <Button size="xs" variant="subtle" disabled={change.isPending} onClick={() => change.mutate(null)}>
                {t('country.pictureBack')}
              </Button>
            ) : null}
          </span>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('country.pictureChoose')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) change.mutate(file);
          }}
        />
        {change.error ? <Refusal error={change.error} /> : null}
      </div>
    </div>
  );
}
