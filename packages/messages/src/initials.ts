/**
 * One or two characters of a name, for a disc or a narrow lane: the last two of a Chinese name, the initials of others.
 */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name].slice(-2).join('')
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
