// Form.io at its lightest: the renderer-only entry of @formio/js without React and without the builder.
import './global.js';
import { Formio } from '@formio/js/form';
import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.form.min.css';
import { titles } from '../../../journey.ts';
import { form, formOptions } from './form.js';

const el = document.getElementById('root');
const wizard = await Formio.createForm(el, form, formOptions);
wizard.on('submit', () => {
  wizard.destroy();
  el.innerHTML = `<h1>${titles.done}</h1>`;
});
