import { ActionIcon, Checkbox, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';
import type { DraftItem } from './request-draft.js';

interface Props {
  item: DraftItem;
  /** What is wrong with its title. */
  fault: ReactNode;
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
}

/** A usual document as a tick, an own one as fields. */
export function ItemRow({ item, fault, onChange, onRemove }: Props) {
  const { t } = useTranslation('order');
  if (!item.own)
    return (
      <Checkbox
        label={item.title}
        description={item.note || undefined}
        checked={item.chosen}
        onChange={(event) => onChange({ ...item, chosen: event.currentTarget.checked })}
      />
    );
  return (
    <div className={`stack gap-2 narrow-stack ${styles.extra}`}>
      <Select
        label={t('request.kind')}
        data={[
          { value: 'document', label: t('request.document') },
          { value: 'address', label: t('request.address') },
        ]}
        value={item.kind}
        onChange={(kind) => kind && onChange({ ...item, kind: kind as DraftItem['kind'] })}
        allowDeselect={false}
      />
      <TextInput
        label={t('request.itemTitle')}
        value={item.title}
        onChange={(event) => onChange({ ...item, title: event.currentTarget.value })}
        error={fault}
      />
      <ActionIcon aria-label={t('request.remove', { title: item.title })} onClick={onRemove}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
      <TextInput
        label={`${t('request.itemNote')}, ${t('form.optional')}`}
        value={item.note}
        onChange={(event) => onChange({ ...item, note: event.currentTarget.value })}
      />
    </div>
  );
}
