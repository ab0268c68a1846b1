import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { useLanguage } from '../../lib/use-language.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { AccountHistory } from './account-history.js';
import { ActDialog } from './act-dialog.js';
import styles from './people.module.css';
import { PersonActs } from './person-acts.js';
import { PersonFacts } from './person-facts.js';
import { nameOf, PersonState } from './person-label.js';
import { usePerson } from './use-people.js';
import type { Act } from './why-not.js';

interface Props {
  id: string;
  actor: Actor;
  onClose: () => void;
}

/** A member of staff in a sheet over the list: facts, actions and history. A dialog of an action replaces it. */
export function StaffSheet({ id, actor, onClose }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const { data: person, error, isPending, refetch } = usePerson(id);
  const [act, setAct] = useState<Act | null>(null);
  if (person && act) return <ActDialog act={act} person={person} onClose={() => setAct(null)} />;
  return (
    <ModalSheet
      opened
      onClose={onClose}
      width={640}
      title={person ? nameOf(person, t('people:erasedName'), language) : t('people:title.staff')}
    >
      {isPending ? <TextSkeleton lines={6} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {person ? (
        <div className={`stack ${styles.inSheet}`}>
          <PersonState status={person.status} />
          <PersonFacts person={person} />
          <PersonActs person={person} actor={actor} onAct={setAct} />
          <section aria-label={t('people:tabs.history')}>
            <h3>{t('people:tabs.history')}</h3>
            <AccountHistory id={id} />
          </section>
        </div>
      ) : null}
    </ModalSheet>
  );
}
