// Form.io in React: @formio/react <Form>, wizard display, its default Bootstrap templates and sheets.

import { Form } from '@formio/react';
import { createRoot } from 'react-dom/client';
import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.form.min.css';
import { titles } from '../../../journey.ts';
import { form, formOptions } from './form.js';

const root = createRoot(document.getElementById('root'));
const onSubmit = () => root.render(<h1>{titles.done}</h1>);
root.render(<Form src={form} options={formOptions} onSubmit={onSubmit} />);
