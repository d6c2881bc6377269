import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/base.css';
import { createApp } from './create-app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { parseSettings } from './settings.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');

const { router } = createApp(parseSettings(import.meta.env));
createRoot(place).render(<RouterProvider router={router} />);
fetchAhead();
