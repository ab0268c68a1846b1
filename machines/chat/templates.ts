/** What a canned answer may quote of the order it is used in, as `{{orderNumber}}`. */
export const templateFields = ['orderNumber', 'clientName', 'serviceName', 'managerName'] as const;
export type TemplateField = (typeof templateFields)[number];

const quoted = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isField = (name: string): name is TemplateField => (templateFields as readonly string[]).includes(name);

/** What a text quotes that no order has. */
export const unknownFieldsOf = (text: string): string[] =>
  [...text.matchAll(quoted)].flatMap(([, name = '']) => (isField(name) ? [] : name));

/** The text with the order's own words; a field without one leaves nothing behind. */
export const fillTemplate = (text: string, values: Readonly<Partial<Record<TemplateField, string>>>): string =>
  text.replace(quoted, (_, name: string) => (isField(name) ? (values[name] ?? '') : ''));
