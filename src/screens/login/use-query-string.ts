import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The query of the address that opened the screen, as text. It stays the same while the borrower leaves: the address
 * changes before the screen unmounts.
 */
export function useQueryString(): URLSearchParams {
  const now = useLocation({ select: ({ searchStr }) => searchStr });
  const [query] = useState(() => new URLSearchParams(now));
  return query;
}
