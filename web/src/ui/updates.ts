// The service worker: it keeps the page for offline play.

/** How long after the page has begun; milliseconds. */
const FIRST_TIME = 8_000;

/** Registers it; `offer` gets what puts a newer page in place. Returns what ends the watching. */
export function registerPage(offer: (take: () => void) => void): () => void {
  if (!('serviceWorker' in navigator) || !isSecureContext || import.meta.env.DEV) return () => undefined;
  let over = false;
  void calm()
    .then(() =>
      navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }),
    )
    .then((registration) => {
      const look = () => {
        const waiting = registration.waiting;
        // Without a page that is kept already there is nothing to replace.
        if (over || waiting === null || navigator.serviceWorker.controller === null) return;
        offer(() => {
          navigator.serviceWorker.addEventListener('controllerchange', () => {
            location.reload();
          });
          waiting.postMessage({ type: 'SKIP_WAITING' });
        });
      };
      look();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
    })
    // Without it the page works all the same, only not offline.
    .catch(() => undefined);
  return () => {
    over = true;
  };
}

/** The page that is kept is as large as the one that is shown: it comes when somebody plays already, not while it loads. */
function calm(): Promise<void> {
  const wait = navigator.serviceWorker.controller === null ? FIRST_TIME : 0;
  return new Promise((resolve) => setTimeout(resolve, wait));
}
