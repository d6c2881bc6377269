/*
 * Runs in every browser before the page is drawn, and before the app, whose code is fetched meanwhile. The build
 * writes it in the JavaScript of 2015: a browser that is too old must read it to show its message.
 */
(() => {
  var html = document.documentElement;

  /* Whatever else the app needs is older in every browser. */
  function isSupported() {
    return 'inert' in html && window.CSS.supports('container-type', 'inline-size');
  }

  function isLoggedIn() {
    try {
      return localStorage.getItem('token') !== null;
    } catch (_error) {
      return false;
    }
  }

  /*
   * The content to draw instead of the mobile entry in English, if any: a language, or 'waiting'. The app redirects a
   * borrower who is logged in, and reads the language from the same cookie.
   */
  function otherContent() {
    var language = /(?:^|; )kadam\.language=(\w+)/.exec(document.cookie);
    if (location.pathname !== '/' || isLoggedIn()) return 'waiting';
    return language && language[1] !== html.lang.slice(0, 2) && language[1];
  }

  /* Replaces the mobile entry in English by other content that the build has put into index.html. */
  function show(name) {
    var root = document.getElementById('root');
    var template = document.querySelector(`template[data-entry="${name}"]`);
    var link = document.createElement('link');
    html.removeAttribute('data-other');
    if (!template) return;
    root.textContent = '';
    root.appendChild(template.content);
    root.dataset.entry = template.dataset.entry;
    html.lang = template.lang;
    link.rel = 'modulepreload';
    link.href = template.dataset.code;
    document.head.appendChild(link);
  }

  function showOldBrowser() {
    var root = document.getElementById('root');
    root.parentNode.removeChild(root);
    document.getElementById('old-browser').hidden = false;
  }

  /* Records a tap on Get OTP, which the app handles once it is loaded. */
  function onSubmit(event) {
    if (!html.dataset.early) return;
    html.dataset.early = 'submitted';
    event.preventDefault();
  }

  /* Runs `act` when the browser has parsed the whole page, before the app starts. */
  function whenRead(act) {
    document.addEventListener('readystatechange', () => document.readyState === 'interactive' && act());
  }

  var name;
  if (isSupported()) {
    name = otherContent();
    if (name !== 'waiting') html.dataset.early = 'untouched';
    if (name) {
      html.dataset.other = name;
      whenRead(() => show(name));
    }
    document.addEventListener('submit', onSubmit, true);
  } else whenRead(showOldBrowser);
})();
