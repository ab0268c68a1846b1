import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type AnswerOf, request } from '../../api/call.js';
import { useAnnounce } from '../../ui/announcer.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import styles from './catalogue.module.css';
import { Refusal } from '../../ui/form-dialog.js';
import { type Kind, useCatalogueMutation } from './use-catalogue.js';

/** What can be taken out and put back: a resource by its list. */
export interface Target {
  kind: Kind;
  _id: string;
  version: number | undefined;
  name: string;
  /** How many services are in it or of it. */
  services: number | undefined;
}
export type Act = 'archive' | 'restore';

type Removed = AnswerOf<'DELETE', `/${Kind}/{id}`>;
type Restored = AnswerOf<'POST', `/${Kind}/{id}/restore`>;

interface Props {
  act: Act;
  target: Target;
  onClose: () => void;
  /** It is gone for good: nothing used it. */
  onDeleted?: () => void;
}

/** Taking out of the catalogue and putting back. What nothing uses goes for good; what is used is archived: the dialog says both before, and which it was after. */
export function ActDialog({ act, target, onClose, onDeleted }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const announce = useAnnounce();
  const write = useCatalogueMutation<Removed | Restored>();
  const { kind, _id, version, name, services } = target;
  const options = { path: { id: _id }, ifMatch: version };
  const isArchive = act === 'archive';
  const send = () =>
    write.mutate(isArchive ? request('DELETE', `/${kind}/{id}`, options) : request('POST', `/${kind}/{id}/restore`, options), {
      onSuccess: (answer) => {
        const isDeleted = isArchive && !answer.archived;
        announce(t(`catalogue:acts.${isDeleted ? 'deleted' : isArchive ? 'archived' : 'restored'}`, { name }));
        onClose();
        if (isDeleted) onDeleted?.();
      },
    });
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={write.isPending}
      title={t(`catalogue:acts.${act}Title`, { name })}
      actions={
        <>
          <Button onClick={onClose} disabled={write.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant={isArchive ? 'default' : 'filled'}
            data-tone={isArchive ? 'danger' : undefined}
            loading={write.isPending}
            onClick={send}
            data-autofocus
          >
            {t(`catalogue:acts.${act}Do`)}
          </Button>
        </>
      }
    >
      <div className={styles.prose}>
        <p>{t(`catalogue:acts.${act}Text.${kind}`)}</p>
        {isArchive && services ? <p>{t(`catalogue:acts.used`, { count: services })}</p> : null}
        {isArchive ? <p>{t('catalogue:acts.fate')}</p> : null}
        {write.error ? <Refusal error={write.error} /> : null}
      </div>
    </ModalSheet>
  );
}
