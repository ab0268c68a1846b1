/* Runs on /login after boot.js: what stands for the form until its script is there. */
(function () {
  var root = document.documentElement;
  // Whoever is signed in sees no form.
  try {
    if (localStorage.getItem('token')) root.setAttribute('data-known', '');
  } catch {
    // No storage, nobody signed in.
  }
  // What is sent too early is sent later, and never as an address.
  addEventListener('submit', function (event) {
    if (!event.target.closest('#door')) return;
    event.preventDefault();
    root.setAttribute('data-sent', '');
  });
})();
