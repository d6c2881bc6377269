import { expect, test, vi } from 'vitest';
import { createMessages } from '#app/messages.ts';
import { createStorageWarning } from '#app/storage-warning.ts';
import { msg } from '#languages/message.ts';
import { storeLogin } from '#session/login.ts';
import { clearLogin } from '#session/logout.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { refuseStorage } from '#tests/session/refused-storage.ts';

const login = { token: 'a-token', facts: { customerID: '70012', userName: 'Meera Joshi' } };
const lost = msg('This browser does not keep your answers. They are lost when you close this page.');

function start() {
  const messages = createMessages();
  const session = openTab();
  const arrived = createStorageWarning(session, messages, async (path) => path === '/login');
  const logIn = () => storeLogin(session, login);
  return { session, messages, arrived, logIn, shown: () => messages.store.state.popup?.message };
}

test('the first screen after each login shows that answers are lost, once', async () => {
  refuseStorage('that is forbidden');
  const { session, messages, arrived, logIn, shown } = start();
  for (const path of ['/', '/enter-otp']) await arrived(path);
  logIn();
  await arrived('/login');
  expect(shown()).toBeUndefined();
  await arrived('/enter-name');
  expect(shown()).toEqual(lost);
  messages.closePopup();
  await arrived('/enter-your-pan');
  expect(shown()).toBeUndefined();
  clearLogin(session);
  await arrived('/logout');
  logIn();
  const show = vi.spyOn(messages, 'show');
  await Promise.all([arrived('/enter-name'), arrived('/enter-your-pan')]);
  expect(show).toHaveBeenCalledOnce();
});

test('nothing is shown where the browser keeps the answers', async () => {
  const { arrived, logIn, shown } = start();
  logIn();
  await arrived('/enter-name');
  expect(shown()).toBeUndefined();
});
