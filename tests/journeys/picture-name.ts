/** The name of a route's picture, without its ending. */
export function pictureName(route: string): string {
  return route.slice(1).replaceAll('/', '-') || 'start';
}
