import type { CertificateError, CertificateFault } from '#libs/event-log/certificates/certificate-requests';
import type { Language } from '#libs/kernel/ids';

/** Words of certificates, on pages and on paper. */
interface CertificateWords {
  /** by type of stream */
  streams: Readonly<Record<string, string>>;
  faults: Readonly<Record<CertificateFault['kind'], string>>;
  errors: Readonly<Record<CertificateError, string>>;
  everything: string;
  oneOrder: (number: string) => string;
  allOrders: string;
  orders: (conditions: string) => string;
  /** days; empty: open */
  period: (from: string, to: string) => string;
  paper: {
    title: (number: number) => string;
    sound: (position: string) => string;
    faulty: (faults: string, position: string) => string;
    scope: string;
    position: string;
    snapshot: string;
    askedBy: string;
    nightly: string;
    counts: string;
    countColumns: readonly [string, string, string, string];
    total: string;
    faults: string;
    faultColumns: readonly [string, string, string, string];
    cut: (stored: string, all: string) => string;
    version: (version: number) => string;
    whole: string;
    meaning: string;
    means: readonly string[];
    check: string;
    checkHow: string;
  };
}

const en: CertificateWords = {
  streams: {
    order: 'Orders',
    lead: 'Leads',
    chat: 'Chats',
    feedback: 'Feedback',
    payoff: 'Payouts',
    checkout: 'Online payments',
    receipt: 'Receipts',
    bankAccounts: 'Bank details',
    user: 'People: role and access',
  },
  faults: {
    row: 'The stored state differs from the events',
    rows: 'Related records differ from the events',
    versions: 'Events are missing or out of order',
    decision: 'A command is decided differently',
    failed: 'The events can’t be replayed',
  },
  errors: {
    interrupted: 'The run was interrupted five times. Start another one; if it’s interrupted too, check the worker’s memory.',
    tooLong: 'The run took more than six hours. Choose fewer orders.',
    internal: 'Something went wrong in the run. The reason is in the worker’s log.',
  },
  everything: 'Everything',
  oneOrder: (number) => `Order ${number}`,
  allOrders: 'All orders',
  orders: (conditions) => `Orders: ${conditions}`,
  period: (from, to) => (from === '' ? `placed until ${to}` : to === '' ? `placed from ${from}` : `placed ${from} – ${to}`),
  paper: {
    title: (number) => `Certificate No. ${number}`,
    sound: (position) => `No faults up to position ${position} of the event log.`,
    faulty: (faults, position) => `Faults found up to position ${position} of the event log: ${faults}.`,
    scope: 'Covers',
    position: 'Position in the log',
    snapshot: 'Data as of',
    askedBy: 'Requested by',
    nightly: 'Nightly check',
    counts: 'What was replayed',
    countColumns: ['Of', 'Objects', 'Events', 'Commands'],
    total: 'Total',
    faults: 'Faults',
    faultColumns: ['Where', 'Version', 'Position', 'What'],
    cut: (stored, all) => `The first ${stored} of ${all} faults are listed.`,
    version: (version) => String(version),
    whole: 'whole',
    meaning: 'What this means',
    means: [
      'Every event was applied again in order. The result was compared with the stored state, column by column.',
      'Every recorded command, accepted or refused, was decided again by the rules of its time and compared with its recorded outcome. Those that were refused before a decision, such as on an outdated version, are only counted.',
      'People’s events aren’t replayed: their role, department and access were compared with the log, where it has them.',
      'Texts and the tree of the log aren’t part of this certificate: “auditor verify” checks them.',
    ],
    check: 'Check this certificate',
    checkHow:
      'Scan the code or click it. The page that opens shows what we signed, to compare with this paper, and checks that our log has only been added to since. You don’t need an account.',
  },
};

const ru: CertificateWords = {
  streams: {
    order: 'Заказы',
    lead: 'Заявки',
    chat: 'Чаты',
    feedback: 'Отзывы',
    payoff: 'Выплаты',
    checkout: 'Онлайн-платежи',
    receipt: 'Чеки',
    bankAccounts: 'Банковские реквизиты',
    user: 'Люди: роль и доступ',
  },
  faults: {
    row: 'Сохранённое состояние не совпадает с событиями',
    rows: 'Связанные записи не совпадают с событиями',
    versions: 'Событий не хватает, или нарушен их порядок',
    decision: 'Решение по команде выходит другим',
    failed: 'События нельзя воспроизвести',
  },
  errors: {
    interrupted: 'Проверка прервалась пять раз. Запустите новую; если прервётся и она, проверьте память процесса worker.',
    tooLong: 'Проверка заняла больше шести часов. Выберите меньше заказов.',
    internal: 'В ходе проверки произошла ошибка. Причина — в журнале процесса worker.',
  },
  everything: 'Всё',
  oneOrder: (number) => `Заказ ${number}`,
  allOrders: 'Все заказы',
  orders: (conditions) => `Заказы: ${conditions}`,
  period: (from, to) => (from === '' ? `созданы по ${to}` : to === '' ? `созданы с ${from}` : `созданы ${from} – ${to}`),
  paper: {
    title: (number) => `Сертификат № ${number}`,
    sound: (position) => `Расхождений нет до позиции ${position} журнала событий включительно.`,
    faulty: (faults, position) => `До позиции ${position} журнала событий найдено расхождений: ${faults}.`,
    scope: 'Что проверено',
    position: 'Позиция в журнале',
    snapshot: 'Данные на момент',
    askedBy: 'Кто запросил',
    nightly: 'Ночная проверка',
    counts: 'Что воспроизведено',
    countColumns: ['Что', 'Объектов', 'Событий', 'Команд'],
    total: 'Всего',
    faults: 'Расхождения',
    faultColumns: ['Где', 'Версия', 'Позиция', 'Что не так'],
    cut: (stored, all) => `Перечислены первые ${stored} из ${all}.`,
    version: (version) => String(version),
    whole: 'целиком',
    meaning: 'Что это значит',
    means: [
      'Все события применены заново по порядку. Результат сравнён с сохранённым состоянием по каждому полю.',
      'Решение по каждой записанной команде, принятой или отклонённой, принято заново по правилам её времени и сравнено с записанным. Команды, отклонённые до решения, например по устаревшей версии, только посчитаны.',
      'События людей не воспроизводятся: их роль, отдел и доступ сравнены с журналом, если они в нём есть.',
      'Тексты и дерево журнала в сертификат не входят: их проверяет команда auditor verify.',
    ],
    check: 'Проверить этот сертификат',
    checkHow:
      'Отсканируйте код или нажмите на него. Откроется страница с тем, что мы подписали: сравните с этим документом. Она же проверит, что наш журнал с тех пор только дополнялся. Входить не нужно.',
  },
};

export const certificateWords: Readonly<Record<Language, CertificateWords>> = { ru, en };
