import type { Department, Role } from '#machines/kernel/people';

/** Names of roles and departments in one language. */
export interface AccessTexts {
  roles: Readonly<Record<Role, string>>;
  departments: Readonly<Record<Department, string>>;
}
