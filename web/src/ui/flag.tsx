import styles from './flag.module.css';

/** 21 x 14 px. Decorative, because the country's name is always next to it. `code`: ISO 3166 alpha-2. */
export const Flag = ({ code }: { code: string }) => (
  <img
    className={`block fixed ${styles.flag}`}
    src={`/country/${code.toLowerCase()}.svg`}
    alt=""
    width={21}
    height={14}
    loading="lazy"
    decoding="async"
  />
);

/** Flag and name on one line of text. */
export const FlagName = ({ code, name }: { code: string; name: string }) => (
  <span className="inline-flex">
    <Flag code={code} />
    {name}
  </span>
);
