import preview from '../../../.storybook/preview.tsx';
import { LinkList, LinkRow, linkRowClass } from './link-list.tsx';

const meta = preview.meta({ title: 'ui/LinkList', component: LinkList });

export const Answers = meta.story(() => (
  <LinkList>
    <a className={linkRowClass} href="#company">
      <LinkRow label="Company">Vanya Textiles and Garments Private Limited</LinkRow>
    </a>
    <a className={linkRowClass} href="#income">
      <LinkRow label="Monthly income">₹42,500</LinkRow>
    </a>
  </LinkList>
));

export const Contacts = meta.story(() => (
  <LinkList>
    <a className={linkRowClass} href="#phone">
      <LinkRow icon="phone" label="Call us">
        +91 1800 123 456
      </LinkRow>
    </a>
    <a className={linkRowClass} href="#mail">
      <LinkRow icon="mail" label="Write to us">
        help@kadam.example
      </LinkRow>
    </a>
  </LinkList>
));
