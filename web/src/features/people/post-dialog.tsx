import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { Notice } from '../../ui/notice.js';
import { workRefusedTo } from '#machines/access/person-rights';
import type { Leaving } from './hand-over/hand-over-dialog.js';
import { type Chosen, PostFields } from './post-fields.js';
import { mutations, useHoldsWork, usePeopleMutation } from './use-people.js';
import type { Person } from './wire.js';

interface Props {
  person: Person;
  /** called instead of the change if the person holds work that the new role may not do */
  onLeave: (leaving: Leaving) => void;
  onClose: () => void;
}

/** Changes role or department, which takes effect at once, in open pages too. */
export function PostDialog({ person, onLeave, onClose }: Props) {
  const { t } = useTranslation('people');
  const announce = useAnnounce();
  const posts = person.may.changeRole;
  const holdsWork = useHoldsWork(person);
  const has = posts.some(({ role }) => role === person.role);
  const form = useApiForm<Chosen, unknown>({
    values:
      has || !posts[0]
        ? { role: person.role, department: person.department }
        : { role: posts[0].role, department: posts[0].departments[0] ?? null },
    write: usePeopleMutation(),
    request: (chosen) => {
      if (!holdsWork(workRefusedTo(chosen))) return mutations.change(person, chosen);
      onLeave({ by: 'post', post: chosen });
      return null;
    },
    onDone: () => {
      announce(t('saved'));
      onClose();
    },
  });
  const { role, department } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('acts.post')}
      submit={t('post.submit')}
      ready={role !== person.role || department !== person.department}
      onClose={onClose}
    >
      <PostFields posts={posts} value={form.values} onChange={form.set} />
      <Notice tone="info">{t('post.hint')}</Notice>
    </FormDialog>
  );
}
