import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText, writtenText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { countryFactList } from '#machines/catalogue/country-schema';
import { call, request } from '../../../api/call.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Flag } from '../../../ui/flag.js';
import { Notice } from '../../../ui/notice.js';
import type { CatalogueAt } from '../catalogue-lists.js';
import { EditorFrame } from '../editor/editor-frame.js';
import { useFaultTexts } from '../editor/faults.js';
import { type Shape, useEditor } from '../editor/use-editor.js';
import { RowMenu } from '../row-menu.js';
import { StateBadge } from '../entry-state.js';
import type { Country } from '../wire.js';
import { checkCountry } from './country-check.js';
import { blankCountry, countryBody, countryDraft, type CountryDraft, countryField, optionalCountryTexts } from './country-draft.js';
import { FormsPart, MainPart, MoneyPart, TaxesPart } from './country-parts.js';
import { DuePart } from './due-part.js';
import { CountryPreview } from './country-preview.js';

interface Props {
  /** null for a new one */
  country: Country | null;
  actor: Actor;
  list: CatalogueAt;
}

/** The form of a country next to its preview; read-only without the permission `countries.write`. */
export function CountryEditor({ country, actor, list }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  // The language of the amounts that the form begins with: another language would make other texts of them, as if somebody had typed.
  const [openedIn] = useState(language);
  const announce = useAnnounce();
  const readOnly = !permits(actor, 'countries.write');
  const texts = useFaultTexts();
  const shape = useMemo(
    (): Shape<Country, CountryDraft> => ({
      draftOf: (saved) => countryDraft(saved, openedIn),
      save: (draft, base) =>
        base
          ? request('PATCH', '/countries/{id}', { path: { id: base._id }, body: countryBody(draft, language), ifMatch: base.version })
          : request('POST', '/countries', { body: { code: draft.code, ...countryBody(draft, language) } }),
      read: ({ _id }) => call('GET', '/countries/{id}', { path: { id: _id } }),
      check: (draft) => checkCountry(draft, texts),
      fieldOf: countryField,
      optional: optionalCountryTexts,
    }),
    [language, openedIn, texts],
  );
  const toList = list.href({ id: '', part: '' });
  const editor = useEditor({
    shape,
    saved: country,
    blank: blankCountry,
    readOnly,
    onSaved: ({ _id, name }) => {
      announce(t('catalogue:form.saved', { name: contentText(name, language) }));
      if (!country) list.set({ id: _id }, true);
    },
  });
  const { draft } = editor;
  const title = writtenText(draft.name, language) || t('catalogue:new.countries');
  usePageTitle(title);
  const parts = [
    {
      key: 'main',
      label: t('catalogue:country.parts.main'),
      roots: [
        'code',
        'name',
        'currency',
        ...countryFactList.map(([name]) => `facts.${name}`),
        'facts.terms',
        'facts.visit',
        'facts.founderTasks',
      ],
      content: <MainPart country={country} />,
    },
    { key: 'forms', label: t('catalogue:country.parts.forms'), roots: ['facts.legalForms'], content: <FormsPart /> },
    { key: 'taxes', label: t('catalogue:country.parts.taxes'), roots: ['facts.taxes'], content: <TaxesPart /> },
    {
      key: 'money',
      label: t('catalogue:country.parts.money'),
      roots: ['facts.mandatoryPayments'],
      content: <MoneyPart currency={draft.currency} />,
    },
    { key: 'due', label: t('catalogue:country.parts.due'), roots: ['dueRules'], content: <DuePart country={country} draft={draft} /> },
  ];
  return (
    <EditorFrame
      editor={editor}
      crumbs={[{ label: t('catalogue:title.countries'), to: toList }, { label: title }]}
      title={title}
      badges={
        country ? (
          <>
            <Flag code={country.code} />
            <StateBadge archived={country.archived} hidden={country.services === 0} />
          </>
        ) : null
      }
      actions={
        country && !readOnly ? (
          <RowMenu
            target={{ kind: 'countries', _id: country._id, version: country.version, name: title, services: country.services }}
            archived={country.archived}
            publicPage={country.services > 0 ? `/${language}/service/${country.code.toLowerCase()}` : undefined}
            onDeleted={() => list.set({ id: '', part: '' })}
          />
        ) : null
      }
      notices={
        country && !country.archived && country.services === 0 ? <Notice tone="info">{t('catalogue:country.noServices')}</Notice> : null
      }
      parts={parts}
      part={list.state.part}
      onPart={(part) => list.set({ part }, true)}
      nameOfField={(field) => t(`catalogue:country.fields.${field as 'code' | 'name' | 'currency' | 'facts' | 'dueRules'}`)}
      readOnly={readOnly}
      preview={<CountryPreview draft={draft} />}
      submit={country ? t('common:actions.save') : t('catalogue:form.create')}
    />
  );
}
