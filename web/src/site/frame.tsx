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
import type { FunctionComponent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { ownName } from '#machines/kernel/format';
import { languages } from '#machines/kernel/languages';
import type { SiteSettings, SocialKind } from '#machines/catalogue/site-settings';
import { Brand } from '../ui/brand.js';
import styles from './frame.module.css';
import type { AccountLook } from './parts/account-link.js';
import parts from './parts/site.module.css';
import { telHref } from '../lib/phone.js';
import { hoursText } from '../lib/working-hours.js';

/** Interactive parts of the frame: islands on server-rendered pages, components in the cabinets. */
export interface LiveParts {
  Account: FunctionComponent<{ look: AccountLook; className?: string }>;
  Call: FunctionComponent<{ look: 'default' | 'icon'; className?: string }>;
  /** links to the page in another language */
  InLanguage: FunctionComponent<{ language: Language; current?: boolean; children: ReactNode }>;
}

interface HeaderProps {
  language: Language;
  live: LiveParts;
  /** address of a public page, by its path below the language */
  href: (path: string) => string;
  /** path of the page below its language; undefined for pages without a language in their address */
  path?: string;
}

interface FooterProps extends HeaderProps {
  /** undefined until they are loaded */
  contacts: Pick<SiteSettings, 'phone' | 'email' | 'social' | 'workingHours'> | undefined;
  year: string;
}

interface Props extends FooterProps {
  children: ReactNode;
  over?: ReactNode;
  /** a floating question, first in the tab order */
  question?: ReactNode;
}

/** Header and footer of every page outside the cabinets, on the server and in the browser. */
export function Frame({ children, over, question, ...props }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className={`large column ${styles.body}`}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      {question}
      <Header {...props} />
      <main id="main">{children}</main>
      <Footer {...props} />
      {over}
    </div>
  );
}

function Header({ language, path, live, href }: HeaderProps) {
  const { t } = useTranslation('siteFrame');
  const { Account, Call } = live;
  return (
    <header className={`rule-bottom ${styles.header}`}>
      <div className={`row ${parts.wrap}`}>
        <a className={`ink ${styles.brand}`} href={href('')} aria-label={t('home')}>
          <Brand />
        </a>
        <nav className={`wide-only flex gap-1 ${styles.nav}`} aria-label={t('nav.label')}>
          <HeaderLinks href={href} path={path} />
        </nav>
        <div className={`row gap-1 ${styles.right}`}>
          <Languages language={language} live={live} />
          <Account look="bar" className="wide-only" />
          <Call look="default" className={`wide-only ${styles.call}`} />
          <Call look="icon" className="narrow-only" />
          <Account look="icon" className="narrow-only" />
          <details className="opens narrow-only">
            <summary className="icon-button" aria-label={t('nav.menu')}>
              <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
            </summary>
            <nav className={`rule-bottom ${styles.panel}`} aria-label={t('nav.menu')}>
              <Account look="menu" />
              <HeaderLinks href={href} path={path} />
              <a className="row ink medium gap-2" href={href('/contacts#call')}>
                {t('call.ask')}
              </a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

const headerLinks = { services: '/service', about: '/about', partners: '/partners', contacts: '/contacts' } as const;

function HeaderLinks({ href, path }: Pick<HeaderProps, 'href'> & { path: string | undefined }) {
  const { t } = useTranslation('siteFrame');
  return (Object.keys(headerLinks) as (keyof typeof headerLinks)[]).map((name) => (
    <a key={name} href={href(headerLinks[name])} aria-current={path === headerLinks[name] ? 'page' : undefined}>
      {t(`nav.${name}`)}
    </a>
  ));
}

/** Links to the other language; a phone shows only its code. */
function Languages({ language, live: { InLanguage } }: Pick<HeaderProps, 'language' | 'live'>) {
  const { t } = useTranslation('common');
  return (
    <details className={`opens relative ${styles.drop}`}>
      <summary className={styles.item} aria-label={`${t('language.label')}: ${ownName(language)}`}>
        <span className="wide-only">{ownName(language)}</span>
        <span className={`narrow-only ${styles.coded}`}>{language}</span>
        <IconChevronDown size={14} stroke={2} aria-hidden="true" />
      </summary>
      <ul className="sheet">
        {languages.map((one) => (
          <li key={one}>
            <InLanguage language={one} current={one === language}>
              {ownName(one)}
            </InLanguage>
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

function Footer({ language, live: { InLanguage }, href, contacts, year }: FooterProps) {
  const { t } = useTranslation(['siteFrame', 'common']);
  return (
    <footer className={`text rule-top ${styles.footer}`}>
      <div className={parts.wrap}>
        <div className={`stack ${styles.columns}`}>
          <div>
            <a className={`ink ${styles.brand}`} href={href('')} aria-label={t('home')}>
              <Brand />
            </a>
            {contacts ? <Contacts {...contacts} language={language} /> : <div className={styles.awaited} />}
          </div>
          {(Object.keys(footerLinks) as (keyof typeof footerLinks)[]).map((group) => (
            <div key={group}>
              <h2 className="fine medium mb-3">{t(`footer.${group}`)}</h2>
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
        <div className={`fine flex gap-6 rule-top ${styles.bottom}`}>
          <span>{t('footer.rights', { year })}</span>
          {languages
            .filter((one) => one !== language)
            .map((one) => (
              <InLanguage key={one} language={one}>
                {ownName(one)}
              </InLanguage>
            ))}
          <a href={href('/imprint')}>{t('footer.links./imprint')}</a>
        </div>
      </div>
    </footer>
  );
}

function Contacts({ phone, email, social, workingHours, language }: NonNullable<FooterProps['contacts']> & { language: Language }) {
  const { t } = useTranslation(['siteFrame', 'common']);
  return (
    <>
      <a className={`ink block strong ${styles.tel}`} href={telHref(phone)}>
        {phone}
      </a>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
      <p className="fine mt-snug">{hoursText(workingHours, language)}</p>
      <div className={`wrap-line ${styles.social}`}>
        {social.map(({ kind, url }) => {
          const Glyph = socialIcons[kind];
          return (
            <a key={kind} className="icon-button" href={url} rel="noopener noreferrer me" aria-label={t(`social.${kind}`)}>
              <Glyph size={20} stroke={1.75} aria-hidden="true" />
            </a>
          );
        })}
      </div>
    </>
  );
}
