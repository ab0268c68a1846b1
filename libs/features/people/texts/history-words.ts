import type { Language } from '#machines/kernel/ids';
import { en as accessEn, type AccessTexts } from '#machines/access/texts/en';
import { ru as accessRu } from '#machines/access/texts/ru';
import type { UserEventType } from '#machines/access/user-events';

export interface HistoryWords extends AccessTexts {
  titles: Readonly<Record<UserEventType, string>>;
  fields: Readonly<Record<string, string>>;
  ways: Readonly<Record<'full' | 'quick', string>>;
  by: Readonly<Record<'self' | 'staff', string>>;
  how: Readonly<Record<'changed' | 'reset', string>>;
  scopes: Readonly<Record<'one' | 'all' | 'reuse', string>>;
}

const ru: HistoryWords = {
  ...accessRu,
  titles: {
    UserSignedUp: 'Регистрация',
    UserInvited: 'Отправлено приглашение',
    InvitationRepeated: 'Приглашение отправлено снова',
    InvitationAccepted: 'Приглашение принято',
    EmailConfirmed: 'Эл. почта подтверждена',
    EmailChangeRequested: 'Запрошена смена эл. почты',
    EmailChangeCancelled: 'Смена эл. почты отменена из письма',
    EmailChanged: 'Эл. почта изменена',
    EmailWithdrawn: 'Эл. почта отозвана',
    PasswordChanged: 'Пароль изменён',
    ProfileEdited: 'Профиль изменён',
    RoleChanged: 'Роль изменена',
    UserDeactivated: 'Аккаунт отключён',
    UserReactivated: 'Аккаунт включён',
    UserErased: 'Личные данные удалены',
    SessionsRevoked: 'Входы завершены',
    SecondFactorEnrolled: 'Второй шаг входа включён',
    SecondFactorRemoved: 'Второй шаг входа снят',
    RecoveryCodesRenewed: 'Запасные коды обновлены',
    RecoveryCodeUsed: 'Вход по запасному коду',
    NoteAdded: 'Добавлена заметка',
    NoteRemoved: 'Заметка удалена',
  },
  fields: {
    firstName: 'имя',
    lastName: 'фамилия',
    latinFirstName: 'имя латиницей',
    latinLastName: 'фамилия латиницей',
    phone: 'телефон',
    language: 'язык',
    timeZone: 'часовой пояс',
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
  ...accessEn,
  titles: {
    UserSignedUp: 'Signed up',
    UserInvited: 'Invitation sent',
    InvitationRepeated: 'Invitation sent again',
    InvitationAccepted: 'Invitation accepted',
    EmailConfirmed: 'Email confirmed',
    EmailChangeRequested: 'Email change requested',
    EmailChangeCancelled: 'Email change cancelled from the email',
    EmailChanged: 'Email changed',
    EmailWithdrawn: 'Email withdrawn',
    PasswordChanged: 'Password changed',
    ProfileEdited: 'Profile edited',
    RoleChanged: 'Role changed',
    UserDeactivated: 'Account deactivated',
    UserReactivated: 'Account reactivated',
    UserErased: 'Personal data erased',
    SessionsRevoked: 'Sessions ended',
    SecondFactorEnrolled: 'Second factor set up',
    SecondFactorRemoved: 'Second factor removed',
    RecoveryCodesRenewed: 'Recovery codes renewed',
    RecoveryCodeUsed: 'Recovery code used',
    NoteAdded: 'Note added',
    NoteRemoved: 'Note removed',
  },
  fields: {
    firstName: 'first name',
    lastName: 'last name',
    latinFirstName: 'first name in Latin letters',
    latinLastName: 'last name in Latin letters',
    phone: 'phone',
    language: 'language',
    timeZone: 'time zone',
    theme: 'theme',
    partnerCompanyName: 'company name',
    birthday: 'birthday',
    countryId: 'country',
    avatar: 'picture',
  },
  ways: { full: 'With their own password', quick: 'Quick sign-up' },
  by: { self: 'By the person', staff: 'By staff' },
  how: { changed: 'In the profile', reset: 'By email link' },
  scopes: { one: 'On one device', all: 'On all devices', reuse: 'Copied session detected' },
};

export const historyWords: Readonly<Record<Language, HistoryWords>> = { ru, en };
