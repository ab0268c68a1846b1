import { ConfigurationSection } from './configuration-section.js';
import styles from './order-facts.module.css';

/** What the client ordered, editable while the order is new. */
export const ClientFacts = () => (
  <div className={`${styles.sheet} ${styles.loose}`}>
    <ConfigurationSection />
  </div>
);
