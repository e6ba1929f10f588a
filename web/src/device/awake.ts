// The screen stays on while somebody plays.

/** Asks for a screen that stays on, and again whenever the page is seen anew, until the function given back is called. A browser that
 * refuses or cannot do it is left alone. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  const ask = async () => {
    // The lock is lost whenever the page is hidden.
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    if (lock !== null && !lock.released) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (over) void got.release();
      else lock = got;
    } catch {
      // A low battery, or not allowed: the screen goes off as usual.
    }
  };
  const seen = () => void ask();

  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release().catch(() => undefined);
  };
}
