// The title of the page: whoever looks at another tab sees there that it is their turn.

const NAME = 'lastcard';

/** Gives the page a title; empty for the name alone. */
export function showTitle(text: string): void {
  document.title = text === '' ? NAME : `${text} · ${NAME}`;
}
