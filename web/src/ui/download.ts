// A text as a file of the device.

export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; kept, it would stay in memory until the page closes.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
