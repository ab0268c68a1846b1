import {
  IconBriefcase,
  IconCircleCheck,
  IconCircleOff,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { OperationCaption, OperationList, OperationRow } from '../../ui/operation-row.js';
import { type Act, actsOf, whyNot } from './why-not.js';
import type { Person } from './wire.js';

const icons: Record<Act, Icon> = {
  edit: IconPencil,
  inviteAgain: IconMail,
  post: IconBriefcase,
  secondFactor: IconShieldOff,
  deactivate: IconCircleOff,
  reactivate: IconCircleCheck,
  erase: IconTrash,
};

const isDanger = (act: Act) => act === 'deactivate' || act === 'erase';

interface Props {
  person: Person;
  actor: Actor;
  onAct: (act: Act) => void;
}

/** Actions on a person as rows; those that the reader may not take show why. Renders nothing without any. */
export function PersonActs({ person, actor, onAct }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const explained = actsOf(person).map((act) => ({ act, why: whyNot(act, actor, person) }));
  if (explained.length === 0) return null;
  const refused = explained.filter(({ why }) => why !== null);
  return (
    <OperationList title={t('people:actsTitle')}>
      {explained
        .filter(({ why }) => why === null)
        .map(({ act }) => (
          <OperationRow
            key={act}
            state="permitted"
            icon={icons[act]}
            label={t(`people:acts.${act}`)}
            explanation={t(`people:explained.${act}`)}
            danger={isDanger(act)}
            opensForm
            onRun={() => onAct(act)}
          />
        ))}
      {refused.length > 0 ? <OperationCaption>{t('common:operations.refused')}</OperationCaption> : null}
      {refused.map(({ act, why }) => (
        <OperationRow key={act} state="refused" label={t(`people:acts.${act}`)} missing={t(`people:whyNot.${why ?? 'server'}`)} />
      ))}
    </OperationList>
  );
}
