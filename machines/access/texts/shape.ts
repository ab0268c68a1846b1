import type { Department, Role } from '#libs/kernel/people';

/** What the roles and departments are called, in one language. */
export interface AccessTexts {
  roles: Readonly<Record<Role, string>>;
  departments: Readonly<Record<Department, string>>;
}
