import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent, MailItem } from './mail-content.js';
import { darkStyles, font, light } from '#libs/platform/mail/mail-look';

const text = { margin: '0 0 12px', fontSize: '15px', lineHeight: '24px', color: light.ink, fontFamily: font } as const;
const small = { margin: '0 0 6px', fontSize: '12px', lineHeight: '18px', color: light.ink3, fontFamily: font } as const;

/** Renders one sheet with one button and the reason of the email in the footer. It has no images and no external content. */
export function MailLayout({ content }: { content: MailContent }) {
  const { language, subject, preheader, greeting, title, paragraphs, facts, items, action } = content;
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body className="page" style={{ margin: 0, padding: '24px 12px', backgroundColor: light.page, fontFamily: font }}>
        <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
          <Mark />
          <Section className="surface" style={sheet}>
            <Heading as="h1" className="ink" style={heading}>
              <Line>{title}</Line>
            </Heading>
            {greeting !== undefined && (
              <Text className="ink" style={text}>
                {greeting}
              </Text>
            )}
            {paragraphs.map((paragraph, index) => (
              <Paragraph key={index} lines={paragraph.split('\n')} />
            ))}
            {facts.length > 0 && <Facts facts={facts} />}
            {items.map((item, index) => (
              <Item key={index} item={item} />
            ))}
            {action !== undefined && (
              <Button href={action.url} className="accent" style={button}>
                {action.label}
              </Button>
            )}
          </Section>
          <Footer content={content} />
        </Container>
      </Body>
    </Html>
  );
}

const sheet = {
  backgroundColor: light.surface,
  border: `1px solid ${light.line}`,
  borderRadius: '8px',
  padding: '28px 28px 24px',
} as const;
const heading = { margin: '0 0 16px', fontSize: '20px', lineHeight: '28px', fontWeight: 600, color: light.ink, fontFamily: font } as const;
const button = {
  display: 'inline-block',
  marginTop: '12px',
  padding: '11px 18px',
  borderRadius: '8px',
  backgroundColor: light.accent,
  color: light.onAccent,
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 500,
  fontFamily: font,
} as const;

const Mark = () => (
  <Text
    className="ink"
    style={{ margin: '0 4px 12px', fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: light.ink, fontFamily: font }}
  >
    <span
      className="accent"
      style={{ display: 'inline-block', width: '10px', height: '10px', borderRadius: '3px', backgroundColor: light.accent }}
    />
    &nbsp; Registra
  </Text>
);

/** Keeps the number of an order in one piece. */
const Line = ({ children }: { children: string }) =>
  children.split(/(R-\d{6,})/).map((part, index) => (index % 2 === 0 ? part : <OrderNumber key={index}>{part}</OrderNumber>));

export const OrderNumber = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

const Paragraph = ({ lines }: { lines: readonly string[] }) => (
  <Text className="ink" style={text}>
    {lines.map((line, index) => (
      <span key={index}>
        {index > 0 && <br />}
        <Line>{line}</Line>
      </span>
    ))}
  </Text>
);

const Facts = ({ facts }: { facts: MailContent['facts'] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ width: '100%', margin: '4px 0 12px', borderCollapse: 'collapse' }}>
    <tbody>
      {facts.map(({ label, value }, index) => (
        <tr key={index}>
          <td className="ink3 line" style={{ ...cell, width: '32%', color: light.ink3 }}>
            {label}
          </td>
          <td className="ink line" style={{ ...cell, color: light.ink }}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const cell = {
  padding: '8px 12px 8px 0',
  borderTop: `1px solid ${light.line}`,
  fontSize: '14px',
  lineHeight: '20px',
  verticalAlign: 'top',
  fontFamily: font,
} as const;

const Item = ({ item: { title, text: content, when, url } }: { item: MailItem }) => (
  <Section className="line" style={{ borderTop: `1px solid ${light.line}`, padding: '12px 0' }}>
    <Link
      href={url}
      className="link"
      style={{ fontSize: '15px', lineHeight: '22px', fontWeight: 500, color: light.accentInk, fontFamily: font }}
    >
      <Line>{title}</Line>
    </Link>
    <Text className="ink2" style={{ ...text, margin: '2px 0', fontSize: '14px', lineHeight: '20px', color: light.ink2 }}>
      <Line>{content}</Line>
    </Text>
    <Text className="ink3" style={{ ...small, margin: 0 }}>
      {when}
    </Text>
  </Section>
);

const footerLink = { ...small, color: light.accentInk, textDecoration: 'underline' } as const;

const Footer = ({ content: { footer, preferences, unsubscribe } }: { content: MailContent }) => (
  <Section style={{ padding: '16px 4px 0' }}>
    {footer.map((line, index) => (
      <Text key={index} className="ink3" style={small}>
        {line}
      </Text>
    ))}
    {preferences !== undefined && (
      <Link href={preferences.url} className="link" style={footerLink}>
        {preferences.label}
      </Link>
    )}
    {preferences !== undefined && unsubscribe !== undefined && <span style={small}>&nbsp;&nbsp; </span>}
    {unsubscribe !== undefined && (
      <Link href={unsubscribe.url} className="link" style={footerLink}>
        {unsubscribe.label}
      </Link>
    )}
  </Section>
);
