// Copying, also where the page is no secure context and the browser has no clipboard for it.

/** Copies a text; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  area.readOnly = true;
  document.body.append(area);
  area.select();
  try {
    // The only way without a secure context, such as a computer in the same home.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}
