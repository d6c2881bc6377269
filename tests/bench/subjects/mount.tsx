import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './base.css';

export function mount(app: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(app);
}
