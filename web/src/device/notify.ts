// Notices of the browser, for who looks at something else while it is their turn.

import { settings } from '../app/settings.svelte';

/** Whether the browser lets this page show notices: by the person's word, not asked yet, or not at all. */
export function noticesAllowed(): NotificationPermission | 'missing' {
  return typeof Notification === 'function' ? Notification.permission : 'missing';
}

/** Asks the person through the browser; call it only from a button. Gives whether notices are allowed. */
export async function askForNotices(): Promise<boolean> {
  const allowed = noticesAllowed();
  if (allowed !== 'default') return allowed === 'granted';
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notice if the page is hidden, and the person and the browser want it. Gives what takes it away again. */
export function notify(text: string): () => void {
  if (!settings.notices || noticesAllowed() !== 'granted' || document.visibilityState === 'visible')
    return () => undefined;
  try {
    const notice = new Notification('lastcard', { body: text, tag: 'lastcard-turn', icon: './icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => {
      notice.close();
    };
  } catch {
    // Some browsers show notices only through a service worker; then title and sound must do.
    return () => undefined;
  }
}
