import { useState } from 'react';
import { useServices } from '#screen/services.ts';

/**
 * The query of the address that opened the screen, as text. It stays the same while the borrower leaves: the address
 * changes before the screen unmounts.
 */
export function useQueryString(): URLSearchParams {
  const { navigation } = useServices();
  const [query] = useState(() => new URLSearchParams(navigation.here().searchStr));
  return query;
}
