import { setImmediate } from 'node:timers/promises';

/** Tags that a browser runs or draws; looked for in pictures, where no honest metadata has them. */
const embedded = /<(?:script|html|svg|iframe|object|embed)[\s>/]|<!doctype\s+html|<\?php[\s]|<%@?\s*page/i;

/** Beginnings by which a browser takes bytes for HTML or XML (WHATWG MIME Sniffing, 7.1), and those of script files. */
const beginnings =
  /^\s*(?:<!--|<\?|<!doctype|<\/?(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|img|math|xml|meta|link|base|form|object|embed)[\s>/:]|#!|@echo\s|mime-version:|begin:v|\{\\rtf|%!ps|%pdf-|windows registry editor|\[(?:internetshortcut|desktop entry|autorun)\])/i;

/** Elements that run anywhere in a text, or an element with an event handler. */
const inText =
  /<\/?(?:script|html|svg|iframe|object|embed|foreignobject|body|head|meta|link|base|form|style|math|applet)[\s>/]|<!doctype\s|<\?(?:xml|php)|<[a-z][^<>]{0,400}\son[a-z]{2,20}\s*=|<[a-z][^<>]{0,400}=\s*["']?\s*(?:javascript|vbscript|data):/i;

const chunk = 64 * 1024;
const overlap = 1024;

export const embedsActiveContent = (text: string): boolean => embedded.test(text);

export const textBegins = (head: string): boolean => beginnings.test(head);

export const textContains = (text: string): boolean => inText.test(text);

/** Looks through all bytes for embedded active content, giving way to other work between pieces of 64 KiB. */
export async function hasActiveContent(content: Buffer): Promise<boolean> {
  for (let at = 0; at < content.length; at += chunk) {
    if (embedsActiveContent(content.toString('latin1', at, at + chunk + overlap))) return true;
    if (at > 0) await setImmediate();
  }
  return false;
}
