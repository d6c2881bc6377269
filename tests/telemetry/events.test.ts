import { describe, expect, test } from 'vitest';
import { dayOf, type EventData, type Report } from '#engine/events.ts';
import { steps } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { stepEvents } from '#steps/flow.ts';

describe('an event has no free text', () => {
  /** The names of the events with a property of type string. The compiler finds none. */
  type FreeText = {
    [Name in keyof EventData]: string extends EventData[Name][keyof EventData[Name]] ? Name : never;
  }[keyof EventData];

  test('by its type', () => {
    const none: FreeText[] = [];
    // @ts-expect-error A name is not a route.
    const named: Report = { event: 'step_saved', data: { route: 'Meera Joshi' } };
    // @ts-expect-error The event has no such property.
    const added: Report = { event: 'pan_confirmed', data: { pan: 'BNZPJ4821K' } };
    // @ts-expect-error The event has a property.
    const lacking: Report = { event: 'aadhaar_verified' };
    expect([none, named, added, lacking]).toHaveLength(4);
  });

  test('reports only the day of a date, which is the day in India', () => {
    expect(['2026-03-13', '2026-03-12T18:30:00.000Z', 'BNZPJ4821K', '', undefined].map(dayOf)).toEqual([
      '2026-03-13',
      '2026-03-13',
      'none',
      'none',
      'none',
    ]);
  });
});

test('no two buttons have events of the same name', () => {
  const ofScreens = screens.flatMap(({ record }) => Object.values('events' in record ? record.events : {}));
  const names: readonly string[] = [...ofScreens, ...steps.flatMap(({ route }) => Object.values(stepEvents(route)))];
  expect(names).toEqual([...new Set(names)]);
});
