import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Department, Role } from '#machines/kernel/people';
import type { Post } from '#machines/access/person-rights';

export interface Chosen {
  role: Role;
  department: Department | null;
}

interface Props {
  /** roles that the reader may give, with their departments */
  posts: readonly Post[];
  value: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** A role and, if it has one, its department. */
export function PostFields({ posts, value, onChange }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const open = posts.find(({ role }) => role === value.role)?.departments ?? [];
  const choose = (role: Role) => {
    const offered = posts.find((post) => post.role === role)?.departments ?? [];
    const kept = value.department !== null && offered.includes(value.department) ? value.department : (offered[0] ?? null);
    onChange({ role, department: kept });
  };
  return (
    <div className="two">
      <NativeSelect
        label={t('people:form.role')}
        value={value.role}
        onChange={(event) => choose(event.currentTarget.value as Role)}
        data={posts.map(({ role }) => ({ value: role, label: t(`common:roles.${role}`) }))}
      />
      {open.length > 0 ? (
        <NativeSelect
          label={t('people:form.department')}
          value={value.department ?? ''}
          onChange={(event) => onChange({ role: value.role, department: event.currentTarget.value as Department })}
          data={open.map((department) => ({ value: department, label: t(`common:departments.${department}`) }))}
        />
      ) : null}
    </div>
  );
}
