interface Route {
  readonly method: string;
  readonly path: string;
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** Gives for a path the methods that it has a handler for; none for an unknown path. */
export function allowedMethods(routes: readonly Route[]): (path: string) => readonly string[] {
  // A middleware is a route for every method.
  const handlers = routes.filter(({ method }) => method !== 'ALL');
  const known = handlers.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    // Whatever answers GET answers HEAD too.
    return [...new Set(methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods)];
  };
}
