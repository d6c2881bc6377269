import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

type Query = Readonly<Record<string, unknown>>;

/**
 * The query of the address by which the borrower arrived. It stays the same while they leave: the address changes
 * before its screen goes, and a return page that then saw no query would act as if it had none.
 */
export function useArrivalQuery(): Query {
  const { search } = useLocation();
  const [query] = useState<Query>(search);
  return query;
}
