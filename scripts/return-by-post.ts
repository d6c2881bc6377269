import type { Plugin } from 'vite';

/** The checkout's provider comes back by POST. The development server answers as the sandbox does: read the page itself. */
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
