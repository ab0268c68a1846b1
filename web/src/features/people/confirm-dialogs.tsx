import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sectionOf } from '#machines/access/person-rights';
import type { ApiRequest } from '../../api/call.js';
import { useAnnounce } from '../../ui/announcer.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { listPaths } from './groups.js';
import styles from './people.module.css';
import { nameOf } from './person-name.js';
import { mutations, usePeopleMutation } from './use-people.js';
import type { Person } from './wire.js';

interface Props {
  person: Person;
  onClose: () => void;
}

type Plain = 'inviteAgain' | 'secondFactor' | 'deactivate' | 'reactivate';

const mutationFor: Record<Plain, (person: Person) => ApiRequest<unknown>> = {
  inviteAgain: ({ _id }) => mutations.inviteAgain(_id),
  secondFactor: ({ _id }) => mutations.resetSecondFactor(_id),
  deactivate: (person) => mutations.change(person, { deactivated: true }),
  reactivate: (person) => mutations.change(person, { deactivated: false }),
};

/** An act that needs a "yes" and nothing else; it says what will happen. */
export function ConfirmDialog({ act, person, onClose }: Props & { act: Plain }) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const write = usePeopleMutation();
  const name = nameOf(person, t('erasedName'));
  return (
    <FormDialog
      title={t(`acts.${act}`)}
      submit={t(`confirm.${act}.submit`)}
      danger={act === 'deactivate' || act === 'secondFactor'}
      busy={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate(mutationFor[act](person), {
          onSuccess: () => {
            announce(t(`confirm.${act}.done`, { name }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p className="lead">{t(`confirm.${act}.text`, { name })}</p>
    </FormDialog>
  );
}

/** Personal data goes for good: says what goes and what stays, and wants the word typed. */
export function EraseDialog({ person, onClose }: Props) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const write = usePeopleMutation();
  const [typed, setTyped] = useState('');
  const word = t('erase.word');
  const name = nameOf(person, t('erasedName'));
  const list = (part: 'goes' | 'stays') => (
    <section className={styles.fate}>
      <h3>{t(`erase.${part}.title`)}</h3>
      <ul>
        {Object.values(t(`erase.${part}.list`, { returnObjects: true })).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <FormDialog
      title={t('erase.title', { name })}
      submit={t('erase.submit')}
      danger
      ready={typed.trim() === word}
      busy={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate(mutations.erase(person), {
          onSuccess: () => {
            announce(t('erase.done'));
            onClose();
            void navigate(listPaths[sectionOf(person.role)]);
          },
        })
      }
      onClose={onClose}
    >
      <p className="lead">{t('erase.lead')}</p>
      <div className={styles.fates}>
        {list('goes')}
        {list('stays')}
      </div>
      <TextInput
        label={t('erase.type', { word })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
    </FormDialog>
  );
}
