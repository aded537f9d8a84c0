/** The shortest and longest slug. */
const slugForm = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/
const longestMade = 48

/** Whether a text may be part of a public address: lower-case Latin letters, digits, and hyphens between them. */
export function isSlug(text: string): boolean {
  return slugForm.test(text) && !text.includes('--')
}

/** Makes a slug from a name in Latin letters; empty where the name has none. */
export function slugOf(name: string | null): string {
  const plain = (name ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const joined = plain.replace(/[^a-z0-9]+/g, '-').slice(0, longestMade)
  return joined.replace(/^-|-$/g, '')
}

/**
 * The first free slug for a name. A name without Latin letters gets the word with the start of the id; a taken slug
 * gets a number.
 */
export function freeSlug(
  name: string | null,
  { word, id, taken }: { readonly word: string; readonly id: string; readonly taken: ReadonlySet<string> },
): string {
  const base = slugOf(name) || `${word}-${id.replaceAll('-', '').slice(-8)}`
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
