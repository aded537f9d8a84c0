/**
 * An external id made from a company's name: lower-case words joined by hyphens, at most 60 characters.
 *
 * A name without Latin letters or digits gives `company-<unique>`.
 */
export function externalIdOfName(name: string, unique: string): string {
  const word = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return word || `company-${unique}`
}
