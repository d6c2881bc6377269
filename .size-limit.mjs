import { readFileSync } from 'node:fs';

// What index.html asks for by itself is what the borrower waits for before the mobile entry is usable.
const page = readFileSync('dist/index.html', 'utf8');
const files = (pattern) => [...page.matchAll(pattern)].map(([, file]) => `dist${file}`);

export default [
  {
    name: 'First load: JavaScript',
    path: files(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    limit: '80 kB',
    brotli: true,
  },
  { name: 'First load: the page of `/`, with its styles', path: 'dist/index.html', limit: '10 kB', brotli: true },
  {
    name: 'Styles of the first load, for the other pages',
    path: files(/href="(\/assets\/[^"]+\.css)"/g),
    limit: '12 kB',
    brotli: true,
  },
  {
    name: 'All JavaScript of the app',
    // The script before the app is part of the first load alone.
    path: ['dist/assets/*.js', '!dist/assets/before-app-*.js'],
    limit: '230 kB',
    brotli: true,
  },
];
