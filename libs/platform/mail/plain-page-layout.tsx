import { dark, font, light } from './mail-look.js';
import type { PageContent, PageForm } from './page-content.js';

export const style = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;font:16px/24px ${font};color:${light.ink};background:${light.page}}
main{max-width:480px;margin:0 auto;padding:24px;border:1px solid ${light.line};border-radius:8px;background:${light.surface}}
h1{margin:0 0 12px;font-size:20px;line-height:28px}h2{margin:24px 0 8px;font-size:16px;line-height:24px}p{margin:0 0 16px;overflow-wrap:anywhere}
[role=alert]{padding:8px 12px;border-left:4px solid ${light.danger};background:${light.page}}
dl{margin:0 0 16px}dt{color:${light.ink2}}dd{margin:0 0 8px;font-weight:500}
label{display:block;margin:0 0 4px}small{display:block;margin:4px 0 12px;font-size:14px;line-height:20px;color:${light.ink2}}
select{width:100%;min-height:44px;padding:8px;border:1px solid ${light.ink3};border-radius:8px;font:inherit;color:inherit;background:${light.surface}}
button{min-height:44px;padding:8px 18px;border:0;border-radius:8px;font:inherit;font-weight:500;color:${light.onAccent};background:${light.accent};cursor:pointer}
form~form button{border:1px solid ${light.ink3};color:inherit;background:none}
form{margin:0 0 16px}a{color:${light.accentInk}}:focus-visible{outline:3px solid ${light.accent};outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:${dark.ink};background:${dark.page}}main{border-color:${dark.line};background:${dark.surface}}[role=alert]{border-color:${dark.danger};background:${dark.page}}dt,small{color:${dark.ink2}}select{border-color:${dark.ink3};background:${dark.surface}}button{background:${dark.accent}}a{color:${dark.accentInk}}}`;

const Choice = ({ name, label, hint, groups }: NonNullable<PageForm['choice']>) => (
  <>
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} required aria-describedby={`${name}-hint`}>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
    <small id={`${name}-hint`}>{hint}</small>
  </>
);

const Form = ({ heading, button, action, choice }: PageForm) => (
  <>
    {heading === undefined ? null : <h2>{heading}</h2>}
    <form method="post">
      {choice === undefined ? null : <Choice {...choice} />}
      <button type="submit" {...(action !== undefined && { name: 'action', value: action })}>
        {button}
      </button>
    </form>
  </>
);

/** A page that needs neither the application nor a script. */
export const PlainPageLayout = ({ language, title, text, alert, facts = [], forms = [], link }: PageContent) => (
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
        {alert === undefined ? null : <p role="alert">{alert}</p>}
        <p>{text}</p>
        {facts.length === 0 ? null : (
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {forms.map((form) => (
          <Form key={form.button} {...form} />
        ))}
        {link === undefined ? null : <a href={link.url}>{link.label}</a>}
      </main>
    </body>
  </html>
);
