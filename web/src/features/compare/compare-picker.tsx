import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { Flag } from '../../ui/flag.js';
import type { ComparedKind } from './compare-address.js';
import type { CompareChoices } from './compare-table.js';
import styles from './compare.module.css';

interface Props {
  language: Language;
  kind: ComparedKind;
  choices: readonly CompareChoices[];
  /** code of the currency for converted prices; '' for none */
  currency: string;
}

/** Starts a comparison of countries (checkboxes) or services (two selects). Works without scripts. */
export function ComparePicker({ language, kind, choices, currency }: Props) {
  const { t } = useTranslation('compare');
  return (
    <form className={`stack gap-6 justify-start mt-7 ${styles.picker}`} action={`/${language}/compare`}>
      {currency ? <input type="hidden" name="currency" value={currency} /> : null}
      <fieldset className="full">
        <legend className="strong mb-3">{t(`${kind}.choose`)}</legend>
        {kind === 'countries' ? <CountryTicks choices={choices} /> : <ServiceSelects choices={choices} />}
      </fieldset>
      <button type="submit" className="button" data-main>
        {t('start')}
      </button>
    </form>
  );
}

const CountryTicks = ({ choices }: Pick<Props, 'choices'>) => (
  <ul className={`stack gap-2 ${styles.ticks}`}>
    {choices
      .flatMap(({ items }) => items)
      .map(({ key, name }) => (
        <li className="grid" key={key}>
          <label className="sheet row">
            <input className="tick" type="checkbox" name="countries" value={key} />
            <Flag code={key} />
            {name}
          </label>
        </li>
      ))}
  </ul>
);

function ServiceSelects({ choices }: Pick<Props, 'choices'>) {
  const { t } = useTranslation('compare');
  return (
    <div className={`wrap-line gap-4 ${styles.selects}`}>
      {[1, 2].map((place) => (
        <label key={place}>
          <span className="label">{`${t('services.one')} ${place}`}</span>
          <select className="control" name="services" defaultValue="" required>
            <option value="" disabled>
              {t('services.add')}
            </option>
            {choices.map(({ title, items }) => (
              <optgroup key={title} label={title}>
                {items.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
