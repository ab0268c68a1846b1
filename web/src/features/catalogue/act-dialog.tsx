import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announcer.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import styles from './catalogue.module.css';
import { Refusal } from '../../ui/form-dialog.js';
import { type Kind, useCatalogueWrite } from './use-catalogue.js';

/** What can be taken out and put back: a resource by its list. */
export interface Target {
  kind: Kind;
  _id: string;
  version: number;
  name: string;
  /** How many services are in it or of it. */
  services: number | undefined;
}
export type Act = 'archive' | 'restore';

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
  const write = useCatalogueWrite<{ archived?: boolean } | undefined>();
  const { kind, _id, version, name, services } = target;
  const path = `/${kind}/${_id}`;
  const isArchive = act === 'archive';
  const send = () =>
    write.mutate(isArchive ? { method: 'DELETE', path, ifMatch: version } : { method: 'POST', path: `${path}/restore`, ifMatch: version }, {
      onSuccess: (answer) => {
        const isDeleted = isArchive && answer?.archived !== true;
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
