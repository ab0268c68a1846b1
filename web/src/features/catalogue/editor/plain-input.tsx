import { useTranslation } from 'react-i18next';
import { isOptional, type PlainField } from '#machines/catalogue/fields';
import { NumberField, SeveralField, TextField, TextPair } from './fields.js';

const titleLength = 200;
const proseLength = 8000;

interface Props {
  field: PlainField;
  /** path of the field in the form: `company.name` */
  path: string;
  /** key of its label in the catalogue's texts: `service.title`; with the suffix `Hint`, of its description */
  label: string;
}

/** Renders the input that fits the kind of a schema's field, with the limits of the schema. */
export function PlainInput({ field, path, label }: Props) {
  const { t } = useTranslation('catalogue');
  const said = {
    path,
    label: t(label as 'service.title'),
    ...(field.hint && { description: t(`${label}Hint` as 'service.descriptionHint') }),
  };
  switch (field.kind) {
    case 'percent':
      return <NumberField {...said} unit="%" min={field.least} max={100} decimals={2} />;
    case 'whole':
      return <NumberField {...said} min={field.least} max={field.most} required />;
    case 'sections':
      return <SeveralField {...said} data={field.of.map((section) => ({ value: section, label: t(`service.sections.${section}`) }))} />;
    case 'title':
      return <TextPair {...said} maxLength={titleLength} />;
    case 'prose':
      return <TextPair {...said} long={!field.short} optional={isOptional(field)} maxLength={field.most ?? proseLength} />;
    case 'line':
      return <TextField {...said} maxLength={field.most} />;
    case 'phone':
      return <TextField {...said} type="tel" required maxLength={40} />;
    case 'email':
      return <TextField {...said} type="email" required maxLength={254} />;
  }
}
