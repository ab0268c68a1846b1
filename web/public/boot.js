/* Runs before the first paint: the theme and the language a person chose, else what the system and the browser prefer. */
(function () {
  // Where libraries look for the word that their style elements have to carry.
  var nonce = document.querySelector('meta[name="style-nonce"]');
  window.__webpack_nonce__ = nonce ? nonce.content : '';
  var root = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = stored('theme');
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', theme);
  // Public pages have none: the server wrote their language.
  var offered = document.querySelector('meta[name="languages"]');
  if (!offered) return;
  var languages = offered.content.split(' ');
  var language = stored('language');
  // The first of ours that the reader names; who reads none gets English.
  if (languages.indexOf(language) < 0) {
    var named = new RegExp('(?:^|,)(' + languages.join('|') + ')\\b', 'i').exec((navigator.languages || []).join());
    language = named ? named[1].toLowerCase() : navigator.language ? 'en' : 'ru';
  }
  root.lang = language;
})();
