import { type ComponentType, useId } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import type { Language } from '#machines/kernel/ids';
import type { IslandName } from './islands.js';
import { type IslandProps, serverIslands } from './server-islands.js';
import { useSite } from './page.js';
import { siteTexts } from './texts.js';

/** Serialises a value as JSON that cannot end a script element: `<` and line separators are escaped. */
export const scriptSafe = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, '');

interface Props<Name extends IslandName> {
  name: Name;
  props: Omit<IslandProps<Name>, 'language'>;
  className?: string;
  /** hydrates at the reader's first action */
  when?: 'touched';
}

/**
 * A part of a page that is rendered here and hydrated in the browser with the same props (JSON) by client.ts. Everything else stays HTML.
 */
export function Island<Name extends IslandName>({ name, props, className, when }: Props<Name>) {
  const { language } = useSite();
  const id = `i${useId().replace(/\W/g, '')}`;
  const given = { ...props, language };
  const Component = serverIslands[name] as ComponentType<object>;
  const html = renderToString(<Texts language={language} Component={Component} props={given} />, { identifierPrefix: id });
  return (
    <>
      <div className={className} id={id} data-island={name} data-when={when} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" id={`${id}-props`} dangerouslySetInnerHTML={{ __html: scriptSafe(given) }} />
    </>
  );
}

const Texts = ({ language, Component, props }: { language: Language; Component: ComponentType<object>; props: object }) => (
  <I18nextProvider i18n={siteTexts(language)}>
    <Component {...props} />
  </I18nextProvider>
);
