import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { DemoOffer } from '#machines/kernel/demo-offer';
import type { Language } from '#machines/kernel/ids';
import { SiteFrame } from '../app/site-frame.js';
import { LoginPage } from '../features/account/session/login-page.js';
import { renderedTexts } from '../i18n/rendered.js';
import { makeQueries } from '../lib/queries.js';
import { Announcer } from '../ui/announcer.js';
import { cssVariablesResolver, theme } from '../ui/theme/theme.js';
import { placeOfNonce } from './document.js';

/** /login as HTML, shown until the cabinets' script renders the same. */
export interface LoginMarkup {
  title: string;
  description: string;
  html: string;
  /** rules extracted from style attributes, which the page's policy forbids */
  css: string;
}

function textsOf(language: Language) {
  const { account, common, forms, siteFrame, siteParts } = renderedTexts[language];
  const made = i18next.createInstance();
  void made.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { account, common, forms, siteFrame, siteParts } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  return made;
}

/** Renders the login without a session, with the components of the cabinets. */
export function renderLogin(language: Language, demo: DemoOffer | null): LoginMarkup {
  const i18n = textsOf(language);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} getStyleNonce={() => placeOfNonce}>
        <QueryClientProvider client={makeQueries()}>
          <MemoryRouter initialEntries={['/login']}>
            <Announcer>
              <SiteFrame>
                <LoginPage demo={demo} />
              </SiteFrame>
            </Announcer>
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
  const t = i18n.getFixedT(language, ['common', 'account']);
  const title = t('common:titleOf', { page: t('common:login.title') });
  return { title, description: t('account:login.description'), ...withoutStyles(html) };
}

/** Moves style attributes of `html` into a stylesheet. */
function withoutStyles(html: string): Pick<LoginMarkup, 'html' | 'css'> {
  const looks: string[] = [];
  const bare = html.replace(/ style="([^"]*)"/g, (_, look: string) => {
    if (!looks.includes(look)) looks.push(look);
    return ` data-look="${looks.indexOf(look)}"`;
  });
  const css = looks.map((look, place) => `[data-look="${place}"]{${look.replace(/&quot;/g, '"').replace(/&#x27;/g, "'")}}`);
  return { html: bare, css: css.join('') };
}
