import type { AccessTexts } from './en.js';

/** Роли и отделы по-русски. */
export const ru: AccessTexts = {
  roles: {
    Owner: 'Владелец',
    Admin: 'Администратор',
    CEO: 'Генеральный директор',
    Supermanager: 'Суперменеджер',
    DepartmentHead: 'Руководитель отдела',
    Manager: 'Менеджер',
    Partner: 'Партнёр',
    Client: 'Клиент',
  },
  departments: {
    ubContact: 'Продажи',
    ubClient: 'Отдел обслуживания',
    ubServices: 'Исполнение заказов',
    ubAgents: 'Агенты',
    ubBusinessDevelopment: 'Развитие бизнеса',
    ubContent: 'Контент',
    ubInnovations: 'Развитие продукта',
    ubOutsideDepartment: 'Внешние',
  },
};
