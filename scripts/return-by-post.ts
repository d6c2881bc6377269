import type { Plugin } from 'vite';

/** The payment provider returns to the app by POST. The development server redirects to the page, as the sandbox does. */
export function returnByPost(): Plugin {
  return {
    name: 'return-by-post',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/emandate-status', (request, response, next) => {
        if (request.method !== 'POST') return next();
        response.writeHead(303, { location: '/emandate-status' }).end();
      });
    },
  };
}
