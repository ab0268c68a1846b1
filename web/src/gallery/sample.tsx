import { inEachLanguage } from '#machines/kernel/by-language';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/use-language.js';
import { Card } from '../ui/card.js';

/** Samples of one component under its name. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="stack min-w-0 gap-2" aria-label={name}>
    <h3 className="tiny dim">{name}</h3>
    {children}
  </section>
);

/** The samples of one file of the gallery. */
export const SampleCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <div className="stack gap-6">{children}</div>
  </Card>
);

const texts = inEachLanguage({
  ru: {
    person: 'Анна Ковалёва',
    service: 'Регистрация компании',
    country: 'Эстония',
    done: 'Скопировано',
    copy: 'Копировать',
    price: 'Цена',
    paid: 'Оплачено',
    balance: 'Остаток',
    share: 'Оплачено 30 %',
    note: 'Банк удержал комиссию по пути.',
    field: 'Название компании',
    hint: 'Как в уставе.',
    fault: 'Заполните поле.',
    save: 'Сохранить',
    remove: 'Удалить',
    long: 'Совместное предприятие с очень длинным названием, которое не помещается в одну строку узкого экрана',
  },
  en: {
    person: 'Anna Kovaleva',
    service: 'Company registration',
    country: 'Estonia',
    done: 'Copied',
    copy: 'Copy',
    price: 'Price',
    paid: 'Paid',
    balance: 'Balance',
    share: '30% paid',
    note: 'The bank took a fee on the way.',
    field: 'Company name',
    hint: 'As in the charter.',
    fault: 'Fill in this field.',
    save: 'Save',
    remove: 'Delete',
    long: 'A joint venture with a very long name that does not fit into one line of a narrow screen',
  },
});

/** Contents of the samples in the page's language. */
export const useSampleTexts = () => texts[useLanguage()];

export const sampleTime = '2026-11-20T09:41:00Z';
export const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
