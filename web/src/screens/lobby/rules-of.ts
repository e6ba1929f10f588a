// What the lobby must know of a rules document: read from its text, since the host of the table sends every option.

/** How many play together; 1 where everybody plays alone. `rules` is a complete document in TOML. */
export function teamSize(rules: string): number {
  const size = /^\s*(?:teams\.)?size\s*=\s*(\d+)/m.exec(section(rules, 'teams'))?.[1];
  return size === undefined ? 1 : Math.max(1, Number(size));
}

/** How few can play: two, or two teams. */
export function fewest(rules: string): number {
  return 2 * teamSize(rules);
}

/** The lines of a section, and those that name it with a dot. */
function section(rules: string, name: string): string {
  const lines: string[] = [];
  let inside = false;
  for (const line of rules.split('\n')) {
    const head = /^\s*\[([^\]]+)\]/.exec(line)?.[1];
    if (head !== undefined) inside = head.trim() === name;
    else if (inside || line.trimStart().startsWith(`${name}.`)) lines.push(line);
  }
  return lines.join('\n');
}
