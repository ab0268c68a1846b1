import { DetailsSection } from './company-sections.js';
import { ConfigurationSection } from './configuration-section.js';
import styles from './order-facts.module.css';

/** What the client ordered, editable while the order is new, and what they told us of the company to be. */
export const ClientFacts = () => (
  <div className={`surface ${styles.sheet} ${styles.loose}`}>
    <ConfigurationSection />
    <DetailsSection />
  </div>
);
