import preview from '../../../.storybook/preview.tsx';
import { LinkList, LinkRow, linkRowClass } from './link-list.tsx';

const meta = preview.meta({ title: 'ui/LinkList', component: LinkList });

const answers = [
  ['Loan purpose', 'Salary Delay'],
  ['Company', 'Vanya Textiles and Garments Private Limited'],
  ['Monthly income', '₹42,500'],
];

export const Answers = meta.story({
  render: () => (
    <LinkList>
      {answers.map(([label, value]) => (
        <a key={label} className={linkRowClass} href="#answer">
          <LinkRow label={label}>{value}</LinkRow>
        </a>
      ))}
    </LinkList>
  ),
});

export const Contacts = meta.story({
  render: () => (
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
  ),
});
