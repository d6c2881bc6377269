import preview from '../../../.storybook/preview.tsx';
import { Reassurance } from './reassurance.tsx';

const meta = preview.meta({ title: 'ui/Reassurance', component: Reassurance });

export const PillOnly = meta.story();
export const WithContact = meta.story({ args: { contact: <a href="#contact-us">Contact us</a> } });
