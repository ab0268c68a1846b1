import { detailSections } from '#machines/order/state';
import { fieldList, type PlainFields } from './fields.js';

/**
 * Plain fields of a service. Everything a field needs is derived from its line here: its column (`legalForm` is `legal_form`), validation and documentation of
 * request and response bodies, columns of exported files, the draft, validation and input of the editor. Labels are `service.<name>` and
 * `service.fields.<name>` of the catalogue's translations.
 */
export const serviceFields = {
  title: { kind: 'title' },
  legalForm: { kind: 'title', hint: true },
  description: { kind: 'prose', hint: true },
  prepaymentPercent: { kind: 'percent', least: 0, usual: 30, hint: true },
  details: { kind: 'sections', of: detailSections, optional: true, hint: true },
  partnerReward: { kind: 'percent', least: 1, usual: 20, staffOnly: true, hint: true },
} as const satisfies PlainFields;

export type ServiceFields = typeof serviceFields;
export const serviceFieldList = fieldList(serviceFields);
