/** One or two signs of a name, for a disc or a narrow lane: of a Chinese name its last two, of another its initials. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name].slice(-2).join('')
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
