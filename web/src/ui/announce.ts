// What a screen reader says: one polite and one assertive live region for the whole page.

/** How urgent it is: `assertive` only for what the person must act on now. */
export type Urgency = 'polite' | 'assertive';

const regions = new Map<Urgency, (text: string) => void>();

/** Says a text once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text !== '') regions.get(urgency)?.(text);
}

/** Lets the component that owns a region speak. */
export function speaks(urgency: Urgency, say: (text: string) => void): () => void {
  regions.set(urgency, say);
  return () => {
    if (regions.get(urgency) === say) regions.delete(urgency);
  };
}
