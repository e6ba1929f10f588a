// The service worker: it keeps the page for offline play.

/** How long after the page has begun; milliseconds. */
const FIRST_TIME = 8_000;

/** Registers it; `offer` gets what puts a newer page in place. Returns what ends the watching. */
export function registerPage(offer: (take: () => void) => void): () => void {
  const workers = workersOfPage();
  if (workers === null || !isSecureContext || import.meta.env.DEV) return () => undefined;
  let over = false;
  void calm(workers)
    .then(() => workers.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }))
    .then((registration) => {
      const look = () => {
        const waiting = registration.waiting;
        // Without a page that is kept already there is nothing to replace.
        if (over || waiting === null || workers.controller === null) return;
        offer(() => {
          workers.addEventListener('controllerchange', () => {
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

/** None where the browser has none for this page; some refuse even the question. */
function workersOfPage(): ServiceWorkerContainer | null {
  try {
    return (navigator.serviceWorker as ServiceWorkerContainer | undefined) ?? null;
  } catch {
    return null;
  }
}

/** The page that is kept is as large as the one that is shown: it comes when somebody plays already, not while it loads. */
function calm(workers: ServiceWorkerContainer): Promise<void> {
  const wait = workers.controller === null ? FIRST_TIME : 0;
  return new Promise((resolve) => setTimeout(resolve, wait));
}
