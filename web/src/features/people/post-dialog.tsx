import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Department, Role } from '#libs/kernel/people';
import { useAnnounce } from '../../ui/announcer.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { Notice } from '../../ui/notice.js';
import { PostFields } from './post-fields.js';
import { mutations, usePeopleMutation } from './use-people.js';
import type { Person } from './wire.js';

/** Another role or another department; what the person may do changes at once, in open pages too. */
export function PostDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const write = usePeopleMutation();
  const posts = person.may.changeRole;
  const has = posts.some(({ role }) => role === person.role);
  const [chosen, setChosen] = useState<{ role: Role; department: Department | null }>(
    has || !posts[0] ? person : { role: posts[0].role, department: posts[0].departments[0] ?? null },
  );
  const changed = chosen.role !== person.role || chosen.department !== person.department;
  const { role, department } = chosen;
  return (
    <FormDialog
      title={t('acts.post')}
      submit={t('post.submit')}
      ready={changed}
      busy={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate(mutations.change(person, { role, department }), {
          onSuccess: () => {
            announce(t('saved'));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <PostFields posts={posts} value={chosen} onChange={setChosen} />
      <Notice tone="info">{t('post.hint')}</Notice>
    </FormDialog>
  );
}
