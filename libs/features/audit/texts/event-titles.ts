import { eventTitles as bankAccountsEvents } from '#machines/bank-accounts/texts';
import { eventTitles as chatEvents } from '#machines/chat/texts';
import { eventTitles as checkoutEvents } from '#machines/checkout/texts/ru';
import { eventTitles as companyEvents } from '#machines/company/texts/ru';
import { eventTitles as feedbackEvents } from '#machines/feedback/texts/ru';
import { eventTitles as leadEvents } from '#machines/lead/texts/ru';
import { eventTitles as orderEvents } from '#machines/order/texts/ru-events';
import { eventTitles as payoffEvents } from '#machines/payoff/texts/ru';

/** English titles of events whose type does not read as words. */
export const eventTitlesEn: Readonly<Record<string, string>> = {
  BankAccountsKept: 'Bank details carried over',
  BankAccountsAdded: 'First account of a currency added',
  BankChangeInForce: 'New bank details in force',
  BankChangeEnded: 'Change of bank details ended without effect',
};

/** Titles of events outside the machines, whose texts contain the others. */
export const eventTitlesRu: Readonly<Record<string, string>> = {
  ...orderEvents,
  ...payoffEvents,
  ...leadEvents,
  ...checkoutEvents,
  ...chatEvents,
  ...companyEvents,
  ...feedbackEvents,
  ...bankAccountsEvents,
  ReceiptIssued: 'Чек выдан',
  FindingSettled: 'Платёж на проверке закрыт',
  UserSignedUp: 'Клиент зарегистрировался',
  UserInvited: 'Отправлено приглашение',
  InvitationRepeated: 'Приглашение отправлено снова',
  InvitationAccepted: 'Приглашение принято',
  EmailConfirmed: 'Эл. почта подтверждена',
  EmailChangeRequested: 'Запрошена смена эл. почты',
  EmailChangeCancelled: 'Смена эл. почты отменена по письму',
  EmailChanged: 'Эл. почта изменена',
  EmailWithdrawn: 'Эл. почта отозвана',
  PasswordChanged: 'Пароль изменён',
  ProfileEdited: 'Профиль изменён',
  RoleChanged: 'Роль изменена',
  UserDeactivated: 'Аккаунт отключён',
  UserReactivated: 'Аккаунт включён',
  UserErased: 'Аккаунт удалён',
  SessionsRevoked: 'Входы завершены',
  SecondFactorEnrolled: 'Второй шаг входа включён',
  SecondFactorRemoved: 'Второй шаг входа удалён',
  RecoveryCodesRenewed: 'Запасные коды обновлены',
  RecoveryCodeUsed: 'Использован запасной код',
  SettingChanged: 'Настройка изменена',
  ChainClosed: 'Цепочка хешей журнала закрыта',
  CommandsSealed: 'Отказы скреплены хешем',
  ReadsSealed: 'Просмотры скреплены хешем',
  NoteAdded: 'Добавлена заметка',
  NoteRemoved: 'Заметка удалена',
  CountryCreated: 'Страна добавлена',
  CountryEdited: 'Страна изменена',
  DueRulesChanged: 'Сроки компаний изменены',
  CountryArchived: 'Страна в архиве',
  CountryRestored: 'Страна возвращена из архива',
  CountryDeleted: 'Страна удалена',
  ServiceCreated: 'Услуга добавлена',
  ServiceEdited: 'Услуга изменена',
  ServicePriceProposed: 'Новые цены услуги ждут одобрения',
  ServicePriceApproved: 'Новые цены услуги одобрены',
  ServicePriceEnded: 'Новые цены услуги не начали действовать',
  ServiceArchived: 'Услуга в архиве',
  ServiceRestored: 'Услуга возвращена из архива',
  ServiceDeleted: 'Услуга удалена',
  ServiceTypeCreated: 'Тип услуг добавлен',
  ServiceTypeEdited: 'Тип услуг изменён',
  ServiceTypeArchived: 'Тип услуг в архиве',
  ServiceTypeRestored: 'Тип услуг возвращён из архива',
  ServiceTypeDeleted: 'Тип услуг удалён',
  ChoiceSaved: 'Вариант опции сохранён',
  ChoiceArchived: 'Вариант опции в архиве',
  ChoiceRestored: 'Вариант опции возвращён из архива',
  ChoiceDeleted: 'Вариант опции удалён',
  CurrenciesChanged: 'Валюты изменены',
  SiteSettingsChanged: 'Настройки сайта изменены',
  BankAccountsChanged: 'Банковские реквизиты изменены',
  ExchangeRatesChanged: 'Курсы валют изменены',
  CatalogueImported: 'Каталог загружен из файла',
};
