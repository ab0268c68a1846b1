/** The page of the files that a client gave. */
export const orderMine = {
  title: 'Мои документы',
  search: { label: 'Поиск документа', placeholder: 'Имя файла, документ или заказ' },
  review: 'Проверка',
  columns: { name: 'Файл', uses: 'Где использован', validUntil: 'Действует до', givenAt: 'Загружен' },
  sort: { '-givenAt': 'Сначала новые', givenAt: 'Сначала старые', name: 'По\u00a0имени', '-name': 'По\u00a0имени, с\u00a0конца' },
  expired: 'Срок истёк',
  setDate: 'Указать дату…',
  changeDate: 'Изменить дату…',
  dateTitle: 'До\u00a0какого числа действует документ',
  dateSubmit: 'Сохранить',
  dateHint: 'Просроченный документ мы\u00a0не\u00a0предложим в\u00a0новом заказе. Пустое поле\u00a0— без срока.',
  empty: {
    title: 'Документов пока нет',
    text: 'Здесь появятся файлы, которые вы\u00a0загрузите в\u00a0заказах: их\u00a0можно взять в\u00a0следующий заказ.',
    noMatch: 'По\u00a0этому запросу документов нет',
  },
} as const;
