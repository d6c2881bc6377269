import { expect, onTestFinished, test } from 'vitest';
import { startBackground } from '#app/background.ts';
import { createMessages } from '#app/messages.ts';
import { parseSettings } from '#app/settings.ts';
import { msg } from '#languages/message.ts';
import { isRoute } from '#schemas/index.ts';
import { storeLogin } from '#session/login.ts';
import { clearLogin } from '#session/logout.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { refuseStorage } from '#tests/session/refused-storage.ts';

/** Without a customer id, so that no facts about the device are sent. */
const login = { token: 'a-token', facts: { customerID: '', userName: 'Meera Joshi' } };
const lost = msg('This browser does not keep your answers. They are lost when you close this page.');

test('the first screen after each login shows that answers are lost, once', () => {
  refuseStorage('that is forbidden');
  const messages = createMessages();
  const session = openTab();
  const { onNavigated } = startBackground({
    settings: parseSettings({}),
    session,
    messages,
    fetchJourney: () => Promise.reject(new Error('No screen is fetched here.')),
    isRoute,
    navigate: async () => true,
  });
  onTestFinished(() => onNavigated('/logout'));
  const shown = () => messages.store.state.popup?.message;
  // Of a campaign: no answer.
  session.storage.set('utm_source', 'poster');
  for (const path of ['/', '/enter-otp']) onNavigated(path);
  expect(shown()).toBeUndefined();
  for (let logins = 0; logins < 2; logins += 1) {
    storeLogin(session, login);
    onNavigated('/enter-name');
    expect(shown()).toEqual(lost);
    messages.closePopup();
    onNavigated('/enter-your-pan');
    expect(shown()).toBeUndefined();
    clearLogin(session);
    onNavigated('/logout');
  }
});
