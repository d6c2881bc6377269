import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The query of the address a borrower arrived by, as plain text. It stays the same while they leave: the address
 * changes before its screen goes.
 */
export function useQueryString(): URLSearchParams {
  const now = useLocation({ select: ({ searchStr }) => searchStr });
  const [query] = useState(() => new URLSearchParams(now));
  return query;
}
