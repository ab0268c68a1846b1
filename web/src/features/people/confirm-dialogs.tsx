import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isStaff, sectionOf } from '#machines/access/person-rights';
import type { ApiRequest } from '../../api/call.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { ConfirmDialog, FormDialog } from '../../ui/form-dialog.js';
import { listPaths } from './groups.js';
import type { Leaving } from './hand-over/hand-over-dialog.js';
import styles from './people.module.css';
import { nameOf } from './person-label.js';
import { mutations, useHoldsWork, usePeopleMutation } from './use-people.js';
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

/** An action that only needs a confirmation; describes the consequence. */
export function PlainDialog({ act, person, onClose }: Props & { act: Plain }) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const name = nameOf(person, t('erasedName'), useLanguage());
  return (
    <ConfirmDialog
      title={t(`acts.${act}`)}
      submit={t(`confirm.${act}.submit`)}
      danger={act === 'deactivate' || act === 'secondFactor'}
      write={usePeopleMutation()}
      request={() => mutationFor[act](person)}
      onDone={() => {
        announce(t(`confirm.${act}.done`, { name }));
        onClose();
      }}
      onClose={onClose}
    >
      <p className="lead">{t(`confirm.${act}.text`, { name })}</p>
    </ConfirmDialog>
  );
}

interface EraseProps extends Props {
  /** called instead of erasing if the person is staff with open work */
  onLeave: (leaving: Leaving) => void;
}

/** Describes what is deleted and what stays, and asks for a typed word. */
export function EraseDialog({ person, onLeave, onClose }: EraseProps) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const holdsWork = useHoldsWork(person);
  const word = t('erase.word');
  const name = nameOf(person, t('erasedName'), useLanguage());
  const form = useApiForm({
    values: { typed: '' },
    write: usePeopleMutation(),
    request: () => {
      if (!isStaff(person.role) || !holdsWork({ orders: true, leads: true })) return mutations.erase(person);
      onLeave({ by: 'erase' });
      return null;
    },
    onDone: () => {
      announce(t('erase.done'));
      onClose();
      void navigate(listPaths[sectionOf(person.role)]);
    },
  });
  const list = (part: 'goes' | 'stays') => (
    <section className={`sunken p-line ${styles.fate}`}>
      <h3>{t(`erase.${part}.title`)}</h3>
      <ul className="small muted">
        {Object.values(t(`erase.${part}.list`, { returnObjects: true })).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <FormDialog
      form={form}
      title={t('erase.title', { name })}
      submit={t('erase.submit')}
      danger
      ready={form.values.typed.trim() === word}
      onClose={onClose}
    >
      <p className="lead">{t('erase.lead')}</p>
      <div className="stack gap-3">
        {list('goes')}
        {list('stays')}
      </div>
      <TextInput {...form.field('typed')} label={t('erase.type', { word })} autoComplete="off" spellCheck={false} />
    </FormDialog>
  );
}
