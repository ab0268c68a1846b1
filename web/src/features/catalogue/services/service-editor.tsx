import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText, writtenText } from '#machines/kernel/content-language';
import type { Currency } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { serviceFieldList } from '#machines/catalogue/service-schema';
import { call, request } from '../../../api/call.js';
import { useAllCountries } from '../../../lib/catalogue-queries.js';
import { formatDay } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Notice } from '../../../ui/notice.js';
import type { CatalogueAt } from '../catalogue-lists.js';
import { EditorFrame } from '../editor/editor-frame.js';
import { useFaultTexts } from '../editor/faults.js';
import { type Shape, useEditor } from '../editor/use-editor.js';
import { RowMenu } from '../row-menu.js';
import { StateBadge } from '../entry-state.js';
import type { PriceCheck, Service } from '../wire.js';
import { MainPart } from './main-part.js';
import { OptionsPart } from './options-part.js';
import { PriceDialog } from './price-dialog.js';
import { currencyChangeOf, hasOtherPrices, type PriceChange, priceTitle, questionedPrices } from './price-changes.js';
import { PriceProposalNotice } from './price-proposal.js';
import { useExchangeRates } from '../use-catalogue.js';
import { PapersPart } from './papers-part.js';
import { checkService } from './service-check.js';
import { blankService, optionalServiceTexts, serviceBody, serviceDraft, type ServiceDraft, serviceField } from './service-draft.js';
import { ServicePreview } from './service-preview.js';
import { StepsPart } from './steps-part.js';
import { useDuplicate } from './use-duplicate.js';

interface Props {
  /** null for a new one */
  service: Service | null;
  /** country, type or currency that a new service begins with */
  initial?: { type?: string; country?: string; currency?: Currency };
  actor: Actor;
  list: CatalogueAt;
}

const mainRoots = ['country', 'type', 'price', 'term', ...serviceFieldList.map(([name]) => name)];

/** The currency of payment, if nobody can pay in the service's own. */
function PaidInNotice({ service: { price, paidIn, unpayable } }: { service: Service }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { currency } = price;
  if (unpayable) return <Notice tone="error">{t('service.unpayable', { currency })}</Notice>;
  if (!paidIn) return null;
  const date = formatDay(paidIn.date, 'day', language);
  return <Notice tone="info">{t('service.paidIn', { currency, paid: paidIn.currency, date })}</Notice>;
}

/** The form of a service next to its preview: description, options, steps, documents; read-only for readers who may not write. */
export function ServiceEditor({ service, initial = {}, actor, list }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  // The language of the amounts that the form begins with: another language would make other texts of them, as if somebody had typed.
  const [openedIn] = useState(language);
  const announce = useAnnounce();
  const readOnly = !permits(actor, 'services.write');
  const texts = useFaultTexts();
  const countries = useAllCountries();
  const shape = useMemo(
    (): Shape<Service, ServiceDraft> => ({
      draftOf: (saved) => serviceDraft(saved, openedIn),
      save: (draft, base) => {
        const body = serviceBody(draft, language);
        if (!base) return request('POST', '/services', { body });
        const currencyChange = currencyChangeOf(base, body, draft.perEuro);
        const change = { ...body, ...(currencyChange && { currencyChange }) };
        return request('PATCH', '/services/{id}', { path: { id: base._id }, body: change, ifMatch: base.version });
      },
      read: ({ _id }) => call('GET', '/services/{id}', { path: { id: _id } }),
      check: (draft) => checkService(draft, texts),
      fieldOf: serviceField,
      optional: optionalServiceTexts,
    }),
    [language, openedIn, texts],
  );
  const [blank] = useState<ServiceDraft>(() => {
    const { currency = 'EUR', ...known } = initial;
    return { ...blankService, ...known, price: { amount: '', currency } };
  });
  const editor = useEditor({
    shape,
    saved: service,
    blank,
    readOnly,
    onSaved: ({ _id, title, priceProposal }) => {
      announce(t(priceProposal ? 'catalogue:service.priceProposal.asked' : 'catalogue:form.saved', { name: contentText(title, language) }));
      if (!service) list.set({ id: _id }, true);
    },
  });
  const { draft } = editor;
  const { perEuro } = useExchangeRates();
  const [questions, setQuestions] = useState<readonly PriceChange[]>([]);
  const [check, setCheck] = useState<PriceCheck | null>(null);
  const submit = async () => {
    const body = serviceBody(draft, language);
    if (Object.keys(shape.check(draft)).length > 0) return editor.form.submit();
    const { price, options } = body;
    const isAsked = service !== null && !service.priceProposal && hasOtherPrices(service, body);
    // Without an answer the save itself says what became of the prices.
    const answer = isAsked
      ? await call('POST', '/services/{id}/price-check', { path: { id: service._id }, body: { price, options } }).catch(() => null)
      : null;
    const forTwo = answer && answer.moves.length > 0 ? answer : null;
    const asked = questionedPrices(service, body, perEuro);
    setCheck(forTwo);
    if (forTwo === null && asked.length === 0) return editor.form.submit();
    setQuestions(asked);
  };
  const closeQuestions = () => {
    setQuestions([]);
    setCheck(null);
  };
  const { duplicate } = useDuplicate((copy) => list.set({ id: copy._id, part: '' }));
  const title = writtenText(draft.title, language) || t('catalogue:new.services');
  usePageTitle(title);
  const country = countries.data?.find(({ _id }) => _id === draft.country) ?? service?.country;
  const parts = [
    {
      key: 'main',
      label: t('catalogue:service.parts.main'),
      roots: mainRoots,
      content: <MainPart draft={draft} saved={service} />,
    },
    { key: 'options', label: t('catalogue:service.parts.options'), roots: ['options'], content: <OptionsPart draft={draft} /> },
    { key: 'steps', label: t('catalogue:service.parts.steps'), roots: ['steps'], content: <StepsPart groups={draft.steps} /> },
    {
      key: 'papers',
      label: t('catalogue:service.parts.papers'),
      roots: ['requiredDocuments', 'mandatoryPayments'],
      content: <PapersPart currency={draft.price.currency} />,
    },
  ];
  const nameOf = (key: string): string => {
    const [list = '', count] = key.split(' ');
    if (key === 'price') return t('catalogue:service.price');
    if (key === 'least') return t('catalogue:service.priceProposal.least');
    if (list === 'employees') return t('catalogue:service.priceProposal.leastFor', { count: Number(count) });
    return (
      priceTitle(draft, key, language) ?? (key === 'employeesAmount' ? t('catalogue:service.currencyChange.employees') : (count ?? key))
    );
  };
  return (
    <>
      <EditorFrame
        editor={{ ...editor, form: { ...editor.form, submit: () => void submit() } }}
        crumbs={[{ label: t('catalogue:title.services'), to: list.href({ id: '', part: '' }) }, { label: title }]}
        title={title}
        badges={service ? <StateBadge archived={service.archived} /> : null}
        actions={
          service && !readOnly ? (
            <RowMenu
              target={{ kind: 'services', _id: service._id, version: service.version, name: title, services: undefined }}
              archived={service.archived}
              publicPage={`/${language}/service/${service.country.code.toLowerCase()}/${service.slug}`}
              onDuplicate={() => editor.guard.attempt(() => duplicate(service._id))}
              onDeleted={() => list.set({ id: '', part: '' })}
            />
          ) : null
        }
        notices={
          <>
            {service?.archived ? <Notice tone="info">{t('catalogue:service.archivedHint')}</Notice> : null}
            {service ? <PaidInNotice service={service} /> : null}
            {service?.priceProposal ? (
              <PriceProposalNotice service={service} proposal={service.priceProposal} actor={actor} nameOf={nameOf} />
            ) : null}
            {service && !readOnly && editor.isDirty ? <p className="visually-hidden">{t('catalogue:service.ordersKeep')}</p> : null}
          </>
        }
        parts={parts}
        part={list.state.part}
        onPart={(part) => list.set({ part }, true)}
        nameOfField={(field) => t(`catalogue:service.fields.${field as 'title'}`)}
        readOnly={readOnly}
        preview={<ServicePreview draft={draft} country={country} />}
        submit={service ? t('common:actions.save') : t('catalogue:form.create')}
      />
      {questions.length > 0 || check ? (
        <PriceDialog
          changes={questions}
          check={check}
          nameOf={nameOf}
          onClose={closeQuestions}
          onConfirm={() => {
            closeQuestions();
            editor.form.submit();
          }}
        />
      ) : null}
    </>
  );
}
