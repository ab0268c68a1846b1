import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';
import { useOrderPage } from '../view-model/order-context.js';
import { type DraftItem, personsOf } from './request-draft.js';

interface Props {
  item: DraftItem;
  /** faults by path; those of this item begin with `path` */
  faults: Readonly<Record<string, ReactNode>>;
  path: string;
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
}

/** A required document has a checkbox, an own one has fields. */
export function ItemRow({ item, faults, path, onChange, onRemove }: Props) {
  const { t } = useTranslation('order');
  if (!item.own)
    return (
      <div className="stack gap-2">
        <Checkbox
          label={item.title}
          description={item.note || undefined}
          checked={item.chosen}
          onChange={(event) => onChange({ ...item, chosen: event.currentTarget.checked })}
        />
        {item.chosen ? <Persons item={item} faults={faults} path={path} onChange={onChange} /> : null}
      </div>
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
        error={faults[`${path}.title`]}
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

/** People who each give the document; each becomes an item. */
function Persons({ item, faults, path, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { title, persons } = item;
  const change = (next: string[]) => onChange({ ...item, persons: next });
  return (
    <div className={`stack gap-2 ${styles.persons}`}>
      {persons.map((person, place) => (
        <TextInput
          key={place}
          label={t('request.person', { title, place: place + 1 })}
          value={person}
          maxLength={200}
          onChange={(event) => change(persons.map((one, index) => (index === place ? event.currentTarget.value : one)))}
          error={faults[`${path}.persons.${place}`]}
          rightSection={
            <ActionIcon
              aria-label={t('request.removePerson', { title, place: place + 1 })}
              onClick={() => change(persons.filter((_, index) => index !== place))}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          }
        />
      ))}
      <div>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          aria-label={t(persons.length === 0 ? 'request.eachPersonOf' : 'request.addPersonTo', { title })}
          onClick={() => change(persons.length === 0 ? personsOf(order) : [...persons, ''])}
        >
          {t(persons.length === 0 ? 'request.eachPerson' : 'request.addPerson')}
        </Button>
      </div>
    </div>
  );
}
