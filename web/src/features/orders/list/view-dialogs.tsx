import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/call.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ConfirmDialog, FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { type OrderView, useViewMutation } from './order-views.js';

/** Characters of a view's name that the server accepts. */
const longestName = 60;

interface SaveProps {
  query: string;
  mayShare: boolean;
  onClose: () => void;
}

/** Saves the list's current query as a named view, which the reader may share if `mayShare`. */
export function SaveViewDialog({ query, mayShare, onClose }: SaveProps) {
  const { t } = useTranslation('orders');
  const announce = useAnnounce();
  const form = useApiForm({
    values: { name: '', shared: false },
    rules: { name: useRequired() },
    write: useViewMutation<OrderView[]>(),
    request: (values) => request('POST', '/order-views', { body: { ...values, query } }),
    onDone: (_, { name }) => {
      announce(t('views.saved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('views.saveTitle')} submit={t('views.saveDo')} onClose={onClose}>
      <p className="muted">{t('views.saveLead')}</p>
      <TextInput {...form.field('name')} label={t('views.name')} maxLength={longestName} />
      {mayShare ? <Checkbox {...form.tick('shared')} label={t('views.forAll')} /> : null}
    </FormDialog>
  );
}

interface ChangeProps {
  /** views that the reader may change, at least one */
  views: readonly OrderView[];
  first: OrderView | undefined;
  query: string;
  onClose: () => void;
}

/** Renames a view, replaces its query by the list's current one, or deletes it. */
export function ChangeViewDialog({ views, first = views[0], query, onClose }: ChangeProps) {
  const { t } = useTranslation('orders');
  const announce = useAnnounce();
  const [deletes, setDeletes] = useState(false);
  const form = useApiForm({
    values: { id: first?._id ?? '', name: first?.name ?? '', replaces: false },
    rules: { name: useRequired() },
    write: useViewMutation<OrderView[]>(),
    request: ({ id, name, replaces }) => {
      const view = views.find(({ _id }) => _id === id);
      return view ? request('PUT', '/order-views/{id}', { path: { id }, body: { name, query: replaces ? query : view.query } }) : null;
    },
    onDone: (_, { name }) => {
      announce(t('views.saved', { name }));
      onClose();
    },
  });
  const chosen = views.find(({ _id }) => _id === form.values.id);
  if (deletes && chosen) return <DeleteViewDialog view={chosen} onClose={onClose} />;
  return (
    <FormDialog form={form} title={t('views.changeTitle')} submit={t('views.changeDo')} onClose={onClose}>
      <NativeSelect
        label={t('views.which')}
        data={views.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={form.values.id}
        onChange={({ currentTarget: { value } }) => form.set({ id: value, name: views.find(({ _id }) => _id === value)?.name ?? '' })}
      />
      <TextInput {...form.field('name')} label={t('views.name')} maxLength={longestName} />
      <Checkbox {...form.tick('replaces')} label={t('views.replace')} />
      <div>
        <Button size="xs" data-tone="danger" onClick={() => setDeletes(true)}>
          {t('views.delete')}
        </Button>
      </div>
    </FormDialog>
  );
}

function DeleteViewDialog({ view: { _id, name, shared }, onClose }: { view: OrderView; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const announce = useAnnounce();
  return (
    <ConfirmDialog
      title={t('views.deleteTitle', { name })}
      submit={t('views.deleteDo')}
      danger
      write={useViewMutation()}
      request={() => request('DELETE', '/order-views/{id}', { path: { id: _id } })}
      onDone={() => {
        announce(t('views.deleted', { name }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(shared ? 'views.deleteSharedText' : 'views.deleteText')}</p>
    </ConfirmDialog>
  );
}
