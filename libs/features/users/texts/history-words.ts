import type { Language } from '#libs/kernel/ids';
import type { Department, Role } from '#libs/kernel/people';
import type { UserEventType } from '#machines/access/user-events';

/** The words in which the history of an account is told. */
export interface HistoryWords {
  titles: Readonly<Record<UserEventType, string>>;
  roles: Readonly<Record<Role, string>>;
  departments: Readonly<Record<Department, string>>;
  /** names of fields of a profile */
  fields: Readonly<Record<string, string>>;
  ways: Readonly<Record<'full' | 'quick', string>>;
  by: Readonly<Record<'self' | 'staff', string>>;
  how: Readonly<Record<'changed' | 'reset', string>>;
  scopes: Readonly<Record<'one' | 'all' | 'reuse', string>>;
}

const ru: HistoryWords = {
  titles: {
    UserSignedUp: 'Регистрация',
    UserInvited: 'Отправлено приглашение',
    InvitationRepeated: 'Приглашение отправлено снова',
    InvitationAccepted: 'Приглашение принято',
    EmailConfirmed: 'E-mail подтверждён',
    EmailChangeRequested: 'Запрошена смена e-mail',
    EmailChangeCancelled: 'Смена e-mail отменена по письму',
    EmailChanged: 'E-mail изменён',
    PasswordChanged: 'Пароль изменён',
    ProfileEdited: 'Профиль изменён',
    RoleChanged: 'Роль изменена',
    UserDeactivated: 'Аккаунт отключён',
    UserReactivated: 'Аккаунт включён',
    UserErased: 'Личные данные удалены',
    SessionsRevoked: 'Входы завершены',
    SecondFactorEnrolled: 'Второй фактор включён',
    SecondFactorRemoved: 'Второй фактор снят',
    RecoveryCodesRenewed: 'Коды восстановления обновлены',
    RecoveryCodeUsed: 'Вход по коду восстановления',
    NoteAdded: 'Добавлена заметка',
    NoteRemoved: 'Заметка удалена',
  },
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
    ubClient: 'Работа с клиентами',
    ubServices: 'Исполнение заказов',
    ubAgents: 'Агенты',
    ubBusinessDevelopment: 'Развитие бизнеса',
    ubContent: 'Контент',
    ubInnovations: 'Развитие продукта',
    ubOutsideDepartment: 'Внешние',
  },
  fields: {
    firstName: 'имя',
    lastName: 'фамилия',
    phone: 'телефон',
    language: 'язык',
    theme: 'оформление',
    partnerCompanyName: 'название компании',
    birthday: 'день рождения',
    countryId: 'страна',
    avatar: 'фотография',
  },
  ways: { full: 'С собственным паролем', quick: 'Быстрая регистрация' },
  by: { self: 'По просьбе владельца аккаунта', staff: 'Сотрудником' },
  how: { changed: 'В профиле', reset: 'По ссылке из письма' },
  scopes: { one: 'На одном устройстве', all: 'На всех устройствах', reuse: 'Чужая копия входа' },
};

const en: HistoryWords = {
  titles: {
    UserSignedUp: 'Signed up',
    UserInvited: 'Invitation sent',
    InvitationRepeated: 'Invitation sent again',
    InvitationAccepted: 'Invitation accepted',
    EmailConfirmed: 'E-mail confirmed',
    EmailChangeRequested: 'Change of e-mail requested',
    EmailChangeCancelled: 'Change of e-mail cancelled by letter',
    EmailChanged: 'E-mail changed',
    PasswordChanged: 'Password changed',
    ProfileEdited: 'Profile edited',
    RoleChanged: 'Role changed',
    UserDeactivated: 'Account deactivated',
    UserReactivated: 'Account reactivated',
    UserErased: 'Personal data erased',
    SessionsRevoked: 'Sign-ins ended',
    SecondFactorEnrolled: 'Second factor enrolled',
    SecondFactorRemoved: 'Second factor removed',
    RecoveryCodesRenewed: 'Recovery codes renewed',
    RecoveryCodeUsed: 'A recovery code was used',
    NoteAdded: 'Note added',
    NoteRemoved: 'Note removed',
  },
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
  fields: {
    firstName: 'first name',
    lastName: 'last name',
    phone: 'phone',
    language: 'language',
    theme: 'theme',
    partnerCompanyName: 'company name',
    birthday: 'birthday',
    countryId: 'country',
    avatar: 'picture',
  },
  ways: { full: 'With a password of their own', quick: 'Quick sign-up' },
  by: { self: 'By the person', staff: 'By staff' },
  how: { changed: 'In the profile', reset: 'By a mailed link' },
  scopes: { one: 'On one device', all: 'On all devices', reuse: 'A copied sign-in was used' },
};

export const historyWords: Readonly<Record<Language, HistoryWords>> = { ru, en };
