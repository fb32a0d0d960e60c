/** Every word that is sought stands in the name, in whichever order: "430 tw" finds "TW 430 W". */
export function lineMatches(name: string, sought: string): boolean {
  const within = name.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
