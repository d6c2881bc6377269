/*
 * Runs in every browser before the app, whose code is fetched meanwhile. Written in the oldest JavaScript: a browser that
 * is too old must read it to show its message.
 */
(() => {
  var html = document.documentElement;
  var root = document.getElementById('root');

  function isSupported() {
    return (
      'noModule' in document.createElement('script') &&
      'inert' in html &&
      'findLast' in Array.prototype &&
      window.CSS.supports('container-type', 'inline-size')
    );
  }

  function isLoggedIn() {
    try {
      return localStorage.getItem('token') !== null;
    } catch (_error) {
      return false;
    }
  }

  /* The app redirects whoever is logged in, and reads the language from the same cookie. */
  function pageToShow() {
    var language = /(?:^|; )kadam\.language=(\w+)/.exec(document.cookie);
    if (location.pathname !== '/' || isLoggedIn()) return 'waiting';
    return language ? language[1] : root.dataset.entry;
  }

  /* Replaces the mobile entry in English by another page that the build has put into index.html. */
  function show(template) {
    var link = document.createElement('link');
    root.textContent = '';
    root.appendChild(template.content);
    root.dataset.entry = template.dataset.entry;
    html.lang = template.lang;
    link.rel = 'modulepreload';
    link.href = template.dataset.code;
    document.head.appendChild(link);
  }

  /* Remembers a tap on Get OTP, until the app has come and takes it. */
  function onSubmit(event) {
    if (!html.dataset.early) return;
    html.dataset.early = 'submitted';
    event.preventDefault();
  }

  var other;
  if (!isSupported()) {
    root.parentNode.removeChild(root);
    document.getElementById('old-browser').hidden = false;
  } else if (root.dataset.entry) {
    root.removeAttribute('data-unready');
    other = document.querySelector(`template[data-entry=${pageToShow()}]`);
    if (other) show(other);
    if (root.dataset.entry !== 'waiting') html.dataset.early = 'untouched';
    document.addEventListener('submit', onSubmit, true);
  }
})();
