import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { Card } from '../../../ui/card.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { TextSkeleton } from '../../../ui/states.js';
import { EmailCard } from './email-card.js';
import { PasswordCard } from './password-card.js';
import { mutations, useHouse, useHouseMutation, useSecondFactor, useSessions } from './profile-calls.js';
import { SecondFactorCard } from './second-factor-card.js';
import { SessionsCard } from './sessions-card.js';

/** Ways to sign in, and open sessions. Shown when everything is loaded, so that nothing moves. */
export function SecurityTab({ me }: { me: Me }) {
  const { t } = useTranslation('common');
  const asked = [useSecondFactor(), useSessions()];
  return (
    <>
      <EmailCard me={me} />
      <PasswordCard me={me} />
      {asked.some(({ isPending }) => isPending) ? (
        <TextSkeleton lines={6} label={t('table.loading')} />
      ) : (
        <>
          <SecondFactorCard me={me} />
          <SessionsCard />
          {me.role === 'Owner' || me.role === 'Admin' ? <HouseCard /> : null}
        </>
      )}
    </>
  );
}

/* Applied at once, as switches are. */
function HouseCard() {
  const { t } = useTranslation('profile');
  const { data, error } = useHouse();
  const save = useHouseMutation();
  if (!data && !error) return null;
  return (
    <Card title={t('house.title')} roomy>
      <div className="stack">
        <ErrorNotice error={save.error ?? error} />
        {data ? (
          <Checkbox
            label={t('house.enforce')}
            description={t('house.text')}
            checked={data.enforceSecondFactor}
            disabled={save.isPending}
            onChange={(event) => save.mutate(mutations.saveHouse({ enforceSecondFactor: event.currentTarget.checked }))}
          />
        ) : null}
      </div>
    </Card>
  );
}
