import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/theme/styles.js';
import { App } from './app/app.js';
import { startTexts } from './i18n/i18n.js';
import { bootLanguage } from './lib/language.js';

const root = document.getElementById('root');
if (root) {
  void startTexts(bootLanguage()).then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
