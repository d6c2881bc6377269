import { questions, type Screen, screens, titles } from './journey.ts';

/** The selectors of the parts of a page; `{key}` in them is the key of a field. Sent to the page as JSON. */
export interface PageMap {
  /** The element whose text is the title of the screen. */
  readonly title: string;
  /** The screens by their titles, or by their paths; the last is the one after the last Next. */
  readonly idOf: Readonly<Record<string, string>>;
  /** The first control of a screen. */
  readonly input: string;
  readonly error: string;
  readonly next: string;
  /** The control of a field: the first selector that matches. */
  readonly field: readonly string[];
  /** The fields whose list is not a native one, by their keys, and the element that opens it. */
  readonly list?: { readonly keys: readonly string[]; readonly opener: string };
}

/** A page that is measured, and how it is used. docs/performance.md describes each. */
export interface Subject {
  readonly name: string;
  readonly screens: readonly Screen[];
  readonly page: PageMap;
  /** Whether only its first load is measured. */
  readonly firstLoadOnly?: true;
  /** Whether it needs the packages of `peers/`. */
  readonly isPeer?: true;
}

const idByTitle = Object.fromEntries(Object.entries(titles).map(([id, title]) => [title, id]));

const handWritten: PageMap = {
  title: 'h1',
  idOf: idByTitle,
  input: 'form input, form select',
  error: '.error',
  next: 'button',
  field: ['[id="{key}"]'],
};

const peer = (name: string, page: Partial<PageMap>): Subject => ({
  name,
  screens,
  page: { ...handWritten, ...page },
  isPeer: true,
});

/** The screens of every subject that are saved with one tap; the app confirms the references with a second tap. */
const shared = screens.filter(({ id }) => id !== 'references');

/** Whether a screen counts among the steps: all subjects have it. */
export const isShared = (screen: Screen) => shared.includes(screen);

/** The app's own screens before them. */
export const login: readonly Screen[] = [
  { id: 'mobile', fields: [{ key: 'mobile', kind: 'text', answer: '9876543210' }] },
  { id: 'code', fields: [{ key: 'code', kind: 'text', answer: '1234' }] },
];

/** The app's screens by their routes. */
const appRoutes = {
  '/': 'mobile',
  '/enter-otp': 'code',
  ...Object.fromEntries(questions.map(({ id, step }) => [step.route, id])),
};

export const app: Subject = {
  name: 'app',
  screens: [...login, ...shared],
  page: {
    title: 'h1',
    idOf: appRoutes,
    input: 'form input, form select',
    error: '[id$="-error"]',
    next: 'button[type=submit]',
    field: ['form [name="{key}"]', 'form input:not([type=radio])'],
    list: { keys: ['state'], opener: 'form [name="{key}"]' },
  },
};

export const subjects: readonly Subject[] = [
  app,
  { name: 'hand-net', screens, page: handWritten },
  { name: 'hand-split', screens, page: handWritten, firstLoadOnly: true },
  {
    name: 'static-floor',
    screens: [],
    page: { ...handWritten, idOf: { 'Screen 1': 'first' } },
    firstLoadOnly: true,
  },
  peer('surveyjs', {
    title: '.sd-page__title, .sd-completedpage h3',
    error: '.sd-element__erbox',
    next: '.sd-navigation__next-btn, .sd-navigation__complete-btn',
    field: ['[data-name="{key}"] input'],
    list: { keys: ['relationOne', 'relationTwo'], opener: '[data-name="{key}"] .sd-dropdown' },
  }),
  peer('rjsf-precompiled', {
    title: '#root__title, h1',
    error: '.error-detail li',
    next: 'button[type=submit]',
    field: ['[id="root_{key}"]'],
  }),
  peer('jsonforms', {
    error: '.validation.validation_error',
    next: 'form > button[type=submit]',
    field: ['[id="#/properties/{key}-input"]'],
  }),
  peer('formio-js', {
    error: '.formio-errors .error',
    next: '.btn-wizard-nav-next, .btn-wizard-nav-submit',
    input: '.wizard-page input, .wizard-page select',
    field: ['[name="data[{key}]"]'],
  }),
  peer('formkit', {
    error: '.formkit-message',
    next: 'button[type=submit]',
    field: ['[name="{key}"]'],
  }),
];
