import { Button, FileButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { nameFor } from '#machines/kernel/person-name';
import { pictureTypes } from '#machines/kernel/uploads';
import { useLanguage } from '../../../lib/use-language.js';
import { usePicture } from '../../../lib/use-picture.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { PersonAvatar } from '../../../ui/person-avatar.js';
import { AvatarCrop } from './avatar-crop.js';
import styles from './avatar.module.css';
import { fileFault, openPicture } from './picture-file.js';
import { mutations, useOwnMutation } from './profile-calls.js';

/** Selects a picture, crops it to a square, and saves it at once. */
export function AvatarField({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const announce = useAnnounce();
  const picture = usePicture(me.userAvatarUrl);
  const { image, fault, choose, forget } = useChosenPicture();
  const save = useOwnMutation();
  const send = (chosen: Blob | null) =>
    save.mutate(chosen ? mutations.setAvatar(chosen) : mutations.removeAvatar(), {
      onSuccess: () => {
        announce(t(chosen ? 'saved' : 'avatar.removed'));
        forget();
      },
    });
  return (
    <div>
      <div className="cluster gap-4">
        <PersonAvatar name={nameFor(me, useLanguage())} size="page" picture={picture} />
        <div>
          <div className="wrap-line">
            <FileButton accept={pictureTypes.join(',')} onChange={(file) => file && void choose(file)}>
              {(props) => <Button {...props}>{t(me.userAvatarUrl ? 'avatar.change' : 'avatar.choose')}</Button>}
            </FileButton>
            {me.userAvatarUrl ? (
              <Button variant="subtle" loading={save.isPending && !image} onClick={() => send(null)}>
                {t('avatar.remove')}
              </Button>
            ) : null}
          </div>
          <p className={`small dim ${styles.hint}`}>{t('avatar.hint')}</p>
        </div>
      </div>
      {fault ? <Notice tone="error">{t(`avatar.${fault}`)}</Notice> : null}
      {image ? null : <ErrorNotice error={save.error} />}
      {image ? <AvatarCrop image={image} busy={save.isPending} error={save.error} onUse={send} onClose={forget} /> : null}
    </div>
  );
}

/* Opened in this browser only; what cannot be drawn is no picture. */
function useChosenPicture() {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [fault, setFault] = useState<ReturnType<typeof fileFault>>(null);
  const url = useRef<string | null>(null);
  const release = () => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = null;
  };
  useEffect(() => release, []);
  const forget = () => {
    setImage(null);
    release();
  };
  const choose = async (file: File) => {
    forget();
    const wrong = fileFault(file);
    setFault(wrong);
    if (wrong) return;
    url.current = URL.createObjectURL(file);
    try {
      setImage(await openPicture(url.current));
    } catch {
      setFault('badFormat');
    }
  };
  return { image, fault, choose, forget };
}
