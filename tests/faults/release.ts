import type { BrowserContext } from 'playwright';

/**
 * Deploys another release, whose files are in /static-{number}/. The files of earlier releases are not found, as on a
 * server that keeps only the newest build.
 */
export async function releaseAgain(context: BrowserContext, number: number): Promise<void> {
  const folder = `static-${number}`;
  // The newest route is asked first, and leaves none to earlier ones, which stay: without a route, the lender would answer.
  await context.route(
    ({ pathname }) => !/^\/(api|sync|sandbox)(\/|$)/.test(pathname),
    async (route) => {
      const { pathname, origin } = new URL(route.request().url());
      const [, asked, file] = /^\/(static[^/]*)\/(.*)$/.exec(pathname) ?? [];
      // Of a missing style sheet with a type of its own, Chromium sometimes reports the type besides the 404.
      if (asked && asked !== folder) return route.fulfill({ status: 404, contentType: 'text/css', body: '' });
      // Nothing that the browser has cached of an earlier release is still valid.
      const { 'if-none-match': _tag, 'if-modified-since': _date, ...headers } = route.request().headers();
      const url = file ? `${origin}/static/${file}` : route.request().url();
      try {
        const answer = await route.fetch({ url, headers });
        const isText = /html|javascript|css/.test(answer.headers()['content-type'] ?? '');
        if (!isText) return await route.fulfill({ response: answer });
        const text = await answer.text();
        return await route.fulfill({ response: answer, body: text.replaceAll(/(["'`/])static\//g, `$1${folder}/`) });
      } catch {
        // The page was left meanwhile, or is offline.
        return route.abort().catch(() => undefined);
      }
    },
  );
}
