import type { Language } from '#libs/kernel/ids';
import { dark, font, light } from '../mail/mail-look.js';

export interface PageContent {
  language: Language;
  title: string;
  text: string;
  /** the one button, which posts to the page's own address */
  button?: string;
  preferences?: { label: string; url: string };
}

export const style = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;font:16px/24px ${font};color:${light.ink};background:${light.page}}
main{max-width:480px;margin:0 auto;padding:24px;border:1px solid ${light.line};border-radius:8px;background:${light.surface}}
h1{margin:0 0 12px;font-size:20px;line-height:28px}p{margin:0 0 16px;overflow-wrap:anywhere}
button{min-height:44px;padding:8px 18px;border:0;border-radius:8px;font:inherit;font-weight:500;color:${light.onAccent};background:${light.accent};cursor:pointer}
form{margin:0 0 16px}a{color:${light.accentInk}}:focus-visible{outline:3px solid ${light.accent};outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:${dark.ink};background:${dark.page}}main{border-color:${dark.line};background:${dark.surface}}button{background:${dark.accent}}a{color:${dark.accentInk}}}`;

/** A page that needs neither the application nor a script. */
export const UnsubscribeLayout = ({ language, title, text, button, preferences }: PageContent) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · Registra`}</title>
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        <p>{text}</p>
        {button === undefined ? null : (
          <form method="post">
            <button type="submit">{button}</button>
          </form>
        )}
        {preferences === undefined ? null : <a href={preferences.url}>{preferences.label}</a>}
      </main>
    </body>
  </html>
);
