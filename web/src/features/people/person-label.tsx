import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { nameFor, type PersonName } from '#machines/kernel/person-name';
import { personLooks } from '../../ui/badge-looks.js';
import { Badge } from '../../ui/badge.js';
import type { PersonStatus, Person } from './wire.js';

/** "Anna Sokolova". Falls back to the email, and to `otherwise` for an erased person. */
export const nameOf = (person: PersonName & Pick<Person, 'email'>, otherwise: string, language: Language): string =>
  nameFor(person, language) || person.email || otherwise;

/** Whether a person may sign in, in one word. */
export function PersonState({ status, small = false }: { status: PersonStatus; small?: boolean }) {
  const { t } = useTranslation('people');
  return <Badge {...personLooks[status]} label={t(`status.${status}`)} small={small} />;
}
