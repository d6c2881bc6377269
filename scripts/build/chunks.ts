const first = { tags: ['$initial' as const] };

/** login, kyc, approval, bank, home, loans, support. */
const areaOf = (id: string) => /[\\/]src[\\/]screens[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null;

/**
 * The files of the build: a module belongs to the first group that matches it, with all that it imports.
 * There are few files, and no file is discovered only by reading another: a step waits for one round trip at most.
 */
export const chunkGroups = [
  // The first screen: packages, which stay the same over many releases, and the app's own code.
  { name: 'vendor', test: /[\\/]node_modules[\\/]|vite[\\/]preload/, ...first },
  { name: 'index', ...first },
  // The first tap.
  {
    name: 'client',
    test: /[\\/]src[\\/](contract|api|engine[\\/]decisions|app[\\/](run-outcome|script-address)|screens[\\/]login[\\/]mobile-entry[\\/]flow)[\\/.]/,
  },
  // Events, inactivity and other tabs.
  { name: 'background', test: /[\\/]src[\\/]app[\\/]background/ },
  { name: 'dialog', test: /@radix-ui|[\\/]src[\\/](ui[\\/]layers|app[\\/]message-host)/ },
  // Every address but `/`: the router, the schemas, the forms.
  { name: 'journey', test: /[\\/]src[\\/](app|screen|engine|ui)[\\/.]/ },
  { name: 'screens', test: /[\\/]src[\\/]screens[\\/]/, minShareCount: 2 },
  // The one screen that sanitises HTML, apart from the other screens of the bank.
  { name: 'key-facts', test: /[\\/]src[\\/]screens[\\/]bank[\\/]term-condition/ },
  { name: areaOf, test: /[\\/]src[\\/]screens[\\/]/ },
];
