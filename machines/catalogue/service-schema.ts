import { detailSections } from '#machines/order/state';
import { fieldList, type PlainFields } from './fields.js';

/**
 * The fields of a service that say one thing each. All that a field needs is made of its line here: its column (`legalForm` is `legal_form`), the rules and the
 * documentation of bodies and answers, the columns of files, the draft, the check and the input of the editor. Its texts are `service.<name>` and
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
