/** Placeholders of a canned answer, such as `{{orderNumber}}`. */
export const templateFields = ['orderNumber', 'clientName', 'serviceName', 'managerName'] as const;
export type TemplateField = (typeof templateFields)[number];

const quoted = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isField = (name: string): name is TemplateField => (templateFields as readonly string[]).includes(name);

/** Unknown placeholders of a text. */
export const unknownFieldsOf = (text: string): string[] =>
  [...text.matchAll(quoted)].flatMap(([, name = '']) => (isField(name) ? [] : name));

/** Fills in a text; a placeholder without a value is removed. */
export const fillTemplate = (text: string, values: Readonly<Partial<Record<TemplateField, string>>>): string =>
  text.replace(quoted, (_, name: string) => (isField(name) ? (values[name] ?? '') : ''));
