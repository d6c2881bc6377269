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

function start() {
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
  const logIn = () => storeLogin(session, login);
  return { session, messages, onNavigated, logIn, shown: () => messages.store.state.popup?.message };
}

test('the first screen after each login shows that answers are lost, once', () => {
  refuseStorage('that is forbidden');
  const { session, messages, onNavigated, logIn, shown } = start();
  // Of a campaign: no answer.
  session.storage.set('utm_source', 'poster');
  for (const path of ['/', '/enter-otp']) onNavigated(path);
  expect(shown()).toBeUndefined();
  for (let logins = 0; logins < 2; logins += 1) {
    logIn();
    onNavigated('/enter-name');
    expect(shown()).toEqual(lost);
    messages.closePopup();
    onNavigated('/enter-your-pan');
    expect(shown()).toBeUndefined();
    clearLogin(session);
    onNavigated('/logout');
  }
});

test('nothing is shown where the browser keeps the answers', () => {
  const { onNavigated, logIn, shown } = start();
  logIn();
  onNavigated('/enter-name');
  expect(shown()).toBeUndefined();
});
