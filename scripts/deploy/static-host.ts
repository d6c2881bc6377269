import { immutable } from '#sandbox/static.ts';
import type { Deployment } from './deployment.ts';

/** The file `_headers` of static hosts such as Netlify and Cloudflare Pages. They revalidate what it does not name. */
export function headersFile({ headers }: Deployment): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `# Written by npm run build, which replaces it. Copy it into dist/.
/*
${lines.join('\n')}
/assets/*
  cache-control: ${immutable}
`;
}

/**
 * The file `_redirects` of such hosts, which is read where there is no file. They serve app.html as /app, and Cloudflare
 * Pages would redirect the borrower from the one to the other. No host's file can redirect by method: the POST of the
 * checkout needs a function there.
 */
export function redirectsFile({ routes, callback }: Deployment): string {
  return `# Written by npm run build, which replaces it. Copy it into dist/.
# A host that knows no status 404 here, such as Cloudflare Pages: copy dist/app.html to dist/404.html.
# It cannot redirect by method: answer POST ${callback} by a function of the host, with 303 to the same address.
${routes.flatMap((route) => [`${route} /app 200`, `${route}/ /app 200`]).join('\n')}
/* /app 404
`;
}
