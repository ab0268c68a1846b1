import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announcer.js';
import { DateText } from '../../ui/date-text.js';
import { Form } from '../../ui/form/form.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';
import { ErrorNotice } from '../../ui/notice.js';
import { PersonAvatar } from '../../ui/person-avatar.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './people.module.css';
import { mutations, useNotes, usePeopleMutation } from './use-people.js';
import type { Note, Person } from './wire.js';

const longest = 5000;

/** Staff's notes about a person, which the person never sees. */
export function NotesTab({ person }: { person: Person }) {
  const { t } = useTranslation(['people', 'common']);
  const notes = useNotes(person._id);
  return (
    <>
      {person.status === 'erased' ? null : <AddNote id={person._id} />}
      {notes.isPending ? <TextSkeleton lines={4} label={t('common:table.loading')} /> : null}
      {notes.error ? <ErrorState error={notes.error} onRetry={() => void notes.refetch()} /> : null}
      {notes.data?.items.length === 0 ? <EmptyState title={t('people:notes.none')} text={t('people:notes.noneText')} /> : null}
      {notes.data && notes.data.items.length > 0 ? (
        <ul className="sheet divided" aria-label={t('people:tabs.notes')}>
          {notes.data.items.map((note) => (
            <NoteLine key={note._id} person={person._id} note={note} />
          ))}
        </ul>
      ) : null}
      {notes.hasNextPage ? (
        <Button size="xs" variant="subtle" loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {t('people:older')}
        </Button>
      ) : null}
    </>
  );
}

function AddNote({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const form = useApiForm({
    values: { text: '' },
    rules: { text: useRequired() },
    write: usePeopleMutation(),
    request: ({ text }) => mutations.addNote(id, text.trim()),
    onDone: () => {
      form.set({ text: '' });
      announce(t('notes.added'));
    },
  });
  return (
    <Form form={form} className={`stack justify-start gap-loose ${styles.addNote}`}>
      <GrowingTextarea
        {...form.field('text')}
        label={t('notes.label')}
        description={t('notes.hint')}
        maxLength={longest}
        minRows={2}
        maxRows={10}
      />
      <Button type="submit" loading={form.busy}>
        {t('notes.add')}
      </Button>
    </Form>
  );
}

function NoteLine({ person, note }: { person: string; note: Note }) {
  const { t } = useTranslation(['people', 'common']);
  const announce = useAnnounce();
  const write = usePeopleMutation();
  const [asked, setAsked] = useState(false);
  const author = note.author.name || t('people:erasedName');
  const remove = () => write.mutate(mutations.removeNote(person, note._id), { onSuccess: () => announce(t('people:notes.removed')) });
  return (
    <li className="flex p-line gap-loose">
      <PersonAvatar name={note.author.name} size="block" />
      <div className="grow">
        <p className={`small ${styles.noteHead}`}>
          <b>{author}</b> <DateText at={note.createdAt} style="full" />
        </p>
        <p className={`breakable preformatted ${styles.noteText}`}>{note.text}</p>
        <ErrorNotice error={write.error} />
        {note.mine ? (
          <div className={`cluster ${styles.noteActs}`}>
            {asked ? (
              <>
                <span>{t('people:notes.sure')}</span>
                <Button size="xs" data-tone="danger" loading={write.isPending} onClick={remove} data-autofocus autoFocus>
                  {t('people:notes.remove')}
                </Button>
                <Button size="xs" variant="subtle" onClick={() => setAsked(false)}>
                  {t('common:actions.cancel')}
                </Button>
              </>
            ) : (
              <Button size="xs" variant="subtle" onClick={() => setAsked(true)}>
                {t('people:notes.remove')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}
