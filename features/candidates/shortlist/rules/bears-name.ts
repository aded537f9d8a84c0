export function bearsName(
  { name, nameLatin }: { readonly name: string; readonly nameLatin: string | null },
  wanted: string,
): boolean {
  const sought = wanted.trim().toLowerCase()
  return [name, nameLatin ?? ''].some((each) => each.toLowerCase().includes(sought))
}
