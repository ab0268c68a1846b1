import type { Department, Role } from '#machines/kernel/people';

/** Names of roles and departments in one language. */
export interface AccessTexts {
  roles: Readonly<Record<Role, string>>;
  departments: Readonly<Record<Department, string>>;
}

/** Roles and departments in English. */
export const en: AccessTexts = {
  roles: {
    Owner: 'Owner',
    Admin: 'Administrator',
    CEO: 'Chief executive',
    Supermanager: 'Supermanager',
    DepartmentHead: 'Head of department',
    Manager: 'Manager',
    Partner: 'Partner',
    Client: 'Client',
  },
  departments: {
    ubContact: 'Sales',
    ubClient: 'Customer service',
    ubServices: 'Order work',
    ubAgents: 'Agents',
    ubBusinessDevelopment: 'Business development',
    ubContent: 'Content',
    ubInnovations: 'Product development',
    ubOutsideDepartment: 'Outside',
  },
};
