import { useTranslation } from 'react-i18next';
import { type AnswerOf, request } from '../../api/call.js';
import { useAnnounce } from '../../ui/announcer.js';
import { ConfirmDialog } from '../../ui/form-dialog.js';
import { type Kind, useCatalogueMutation } from './use-catalogue.js';

/** A resource of the catalogue to archive or restore; `kind` is its path in the API. */
export interface Target {
  kind: Kind;
  _id: string;
  version: number | undefined;
  name: string;
  /** number of services that use it or belong to it */
  services: number | undefined;
}
export type Act = 'archive' | 'restore';

type Removed = AnswerOf<'DELETE', `/${Kind}/{id}`>;
type Restored = AnswerOf<'POST', `/${Kind}/{id}/restore`>;

interface Props {
  act: Act;
  target: Target;
  onClose: () => void;
  /** called when it was deleted, because nothing used it */
  onDeleted?: () => void;
}

/** Archives or restores a resource. Unused resources are deleted; the dialog announces and reports which it is. */
export function ActDialog({ act, target, onClose, onDeleted }: Props) {
  const { t } = useTranslation('catalogue');
  const announce = useAnnounce();
  const { kind, _id, version, name, services } = target;
  const options = { path: { id: _id }, ifMatch: version };
  const isArchive = act === 'archive';
  return (
    <ConfirmDialog
      title={t(`acts.${act}Title`, { name })}
      submit={t(`acts.${act}Do`)}
      danger={isArchive}
      write={useCatalogueMutation<Removed | Restored>()}
      request={() => (isArchive ? request('DELETE', `/${kind}/{id}`, options) : request('POST', `/${kind}/{id}/restore`, options))}
      onDone={(answer) => {
        const isDeleted = isArchive && !answer.archived;
        announce(t(`acts.${isDeleted ? 'deleted' : isArchive ? 'archived' : 'restored'}`, { name }));
        onClose();
        if (isDeleted) onDeleted?.();
      }}
      onClose={onClose}
    >
      <p>{t(`acts.${act}Text.${kind}`)}</p>
      {isArchive && services ? <p>{t(`acts.used`, { count: services })}</p> : null}
      {isArchive ? <p>{t('acts.fate')}</p> : null}
    </ConfirmDialog>
  );
}
