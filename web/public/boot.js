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
  var prefix = /^\/(ru|en)(\/|$)/.exec(location.pathname);
  var language = prefix ? prefix[1] : stored('language');
  // The first of ours that the reader names; who reads neither gets English.
  if (language !== 'ru' && language !== 'en') {
    var named = /(?:^|,)(ru|en)\b/i.exec((navigator.languages || []).join());
    language = named ? named[1].toLowerCase() : navigator.language ? 'en' : 'ru';
  }
  root.lang = language;
})();
