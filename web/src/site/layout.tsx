import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandVk,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconChevronDown,
  IconMenu2,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialKind } from '#machines/catalogue/site-settings';
import { languages } from '../lib/language.js';
import { Brand } from '../ui/brand.js';
import { Island } from './island.js';
import styles from './layout.module.css';
import { useHref, useSite } from './page.js';
import parts from './parts/site.module.css';
import { hoursText, telephone } from './settings-words.js';

/** What stands around every public page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { phone, email, messengers } = useSite().catalogue.settings;
  return (
    <div className={styles.body}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main">{children}</main>
      <Footer />
      <Island name="messaging" props={{ contacts: { phone, email, messengers } }} />
      <Island name="cookies" props={{}} />
    </div>
  );
}

function Header() {
  const { t } = useTranslation('site');
  const href = useHref();
  return (
    <header className={styles.header}>
      <div className={parts.wrap}>
        <a className={styles.brand} href={href('')} aria-label={t('home')}>
          <Brand />
        </a>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <HeaderLinks />
        </nav>
        <div className={styles.right}>
          <Languages />
          <Island name="account" props={{}} className={styles.wide} />
          <Island name="call" props={{}} className={`${styles.call} ${styles.wide}`} />
          <Island name="call" props={{ look: 'icon' }} className={styles.narrow ?? ''} />
          <details className={styles.menu}>
            <summary aria-label={t('nav.menu')}>
              <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
            </summary>
            <nav className={styles.panel} aria-label={t('nav.menu')}>
              <a href={href('/service')}>{t('nav.services')}</a>
              <HeaderLinks />
              <a href="/login">{t('nav.signIn')}</a>
              <a href={`${href('/contacts')}#call`}>{t('call.ask')}</a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function HeaderLinks() {
  const { t } = useTranslation('site');
  const { path } = useSite();
  const href = useHref();
  return (['about', 'partners', 'contacts'] as const).map((page) => (
    <a key={page} href={href(`/${page}`)} aria-current={path === `/${page}` ? 'page' : undefined}>
      {t(`nav.${page}`)}
    </a>
  ));
}

/** The same page in the other language. */
function Languages() {
  const { t } = useTranslation('common');
  const { language, path, query } = useSite();
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return (
    <details className={styles.drop}>
      <summary aria-label={`${t('language.label')}: ${t(`language.${language}`)}`}>
        {t(`language.${language}`)}
        <IconChevronDown size={14} stroke={2} aria-hidden="true" />
      </summary>
      <ul>
        {languages.map((one) => (
          <li key={one}>
            <a href={`/${one}${path}${search}`} lang={one} hrefLang={one} aria-current={one === language ? 'true' : undefined}>
              {t(`language.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const socialIcons: Record<SocialKind, Icon> = {
  telegram: IconBrandTelegram,
  whatsapp: IconBrandWhatsapp,
  linkedin: IconBrandLinkedin,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  x: IconBrandX,
  vk: IconBrandVk,
};

const footerLinks = {
  services: ['/selection-service', '/compare', '/service', '/service?type=accounting', '/service?type=legalAddress'],
  company: ['/about', '/partners', '/contacts', '/faq'],
  documents: ['/offer', '/refunds', '/privacy', '/cookies'],
} as const;

function Footer() {
  const { t } = useTranslation(['site', 'common']);
  const { language, path, catalogue } = useSite();
  const href = useHref();
  const { phone, email, social, workingHours } = catalogue.settings;
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <footer className={styles.footer}>
      <div className={parts.wrap}>
        <div className={styles.columns}>
          <div>
            <a className={styles.brand} href={href('')} aria-label={t('home')}>
              <Brand />
            </a>
            <a className={styles.tel} href={telephone(phone)}>
              {phone}
            </a>
            <a className={styles.mail} href={`mailto:${email}`}>
              {email}
            </a>
            <p className={styles.hours}>{hoursText(workingHours, language, t)}</p>
            <div className={styles.social}>
              {social.map(({ kind, url }) => {
                const Glyph = socialIcons[kind];
                return (
                  <a key={kind} href={url} rel="noopener noreferrer me" aria-label={t(`social.${kind}`)}>
                    <Glyph size={20} stroke={1.75} aria-hidden="true" />
                  </a>
                );
              })}
            </div>
          </div>
          {(Object.keys(footerLinks) as (keyof typeof footerLinks)[]).map((group) => (
            <div key={group}>
              <h2>{t(`footer.${group}`)}</h2>
              <ul>
                {footerLinks[group].map((link) => (
                  <li key={link}>
                    <a href={href(link)}>{t(`footer.links.${link}`)}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.bottom}>
          <span>{t('footer.rights', { year: catalogue.at.slice(0, 4) })}</span>
          <a href={`/${other}${path}`} lang={other} hrefLang={other}>
            {t(`common:language.${other}`)}
          </a>
          <a href={href('/imprint')}>{t('footer.links./imprint')}</a>
        </div>
      </div>
    </footer>
  );
}
