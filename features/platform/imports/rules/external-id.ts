/** An external id from a company's name, at most 60 characters; null for a name without Latin letters or digits. */
export function externalIdOfName(name: string): string | null {
  const word = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return word === '' ? null : word
}
