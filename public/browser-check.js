/* Runs in every browser before the app, so it is written in the oldest JavaScript. */
(() => {
  function isSupported() {
    return (
      'noModule' in document.createElement('script') &&
      'inert' in document.documentElement &&
      'findLast' in Array.prototype &&
      window.CSS.supports('container-type', 'inline-size')
    );
  }

  /* Shows one of the messages of index.html instead of the app. */
  function show(id) {
    var app = document.getElementById('root');
    if (app) app.parentNode.removeChild(app);
    document.getElementById(id).hidden = false;
  }

  if (!isSupported()) show('old-browser');
})();
