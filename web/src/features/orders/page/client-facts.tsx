import { DetailsSection } from './company-sections.js';
import { ConfigurationSection } from './configuration-section.js';
import styles from './order-facts.module.css';

/** The client's order, editable while it is new, and the details of the company to be. */
export const ClientFacts = () => (
  <div className={`surface ${styles.sheet} ${styles.loose}`}>
    <ConfigurationSection />
    <DetailsSection />
  </div>
);
