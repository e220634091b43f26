/** The text of a line of play: its words, as a record writes them. Nothing is judged here. */

const TILE = /^(\d+)-(\d+)[<>]?/;

/** The tiles that stand in a line, smaller half first, as the rules name them. */
export function laidIn(line: string): Set<string> {
  const laid = new Set<string>();
  for (const each of line.split(/\s+/)) {
    const found = TILE.exec(each);
    if (!found) continue;
    const [one, other] = [Number(found[1]), Number(found[2])];
    laid.add(`${Math.min(one, other)}-${Math.max(one, other)}`);
    laid.add(`${Math.max(one, other)}-${Math.min(one, other)}`);
  }
  return laid;
}

export function removeLast(line: string): string {
  return line.trim().split(/\s+/).slice(0, -1).join(' ');
}
