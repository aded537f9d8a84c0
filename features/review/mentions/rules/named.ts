/** Somebody named in a text: the account beside it, and the name as it stands after the sign @. */
export interface Named {
  readonly userId: string
  readonly name: string
}

/** How a name stands in a text. */
export const markOf = ({ name }: Pick<Named, 'name'>): string => `@${name}`

/** The accounts whose marks a text still has, each once. A deleted mark names nobody. */
export function namedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const present = people.filter((person) => text.includes(markOf(person)))
  return [...new Map(present.map((person) => [person.userId, person])).values()]
}

export interface TextPart<Person extends Named> {
  readonly text: string
  /** The person whom this part names; null for plain text. */
  readonly person: Person | null
}

/** A text in parts: the marks of these people, and what stands between. A longer mark goes before its beginning. */
export function partsOf<Person extends Named>(text: string, people: readonly Person[]): TextPart<Person>[] {
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length)
  const parts: TextPart<Person>[] = []
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const person = byLength.find((each) => text.startsWith(markOf(each), at))
    if (!person) continue
    if (at > from) parts.push({ text: text.slice(from, at), person: null })
    from = at + markOf(person).length
    parts.push({ text: text.slice(at, from), person })
    at = from - 1
  }
  return from < text.length ? [...parts, { text: text.slice(from), person: null }] : parts
}

/** The most characters that are looked for after the sign @. */
const maxQuery = 40

/** The name that is being typed before the caret, from its sign @ on; null where none is. */
export function queryBefore(
  text: string,
  caret: number,
): { readonly at: number; readonly query: string } | null {
  const before = text.slice(Math.max(0, caret - maxQuery - 1), caret)
  const sign = before.lastIndexOf('@')
  if (sign === -1) return null
  const query = before.slice(sign + 1)
  // An e-mail address names nobody, and a name has no line break.
  const isAddress = sign > 0 && /[a-z0-9._-]/i.test(before[sign - 1] ?? '')
  return isAddress || /[\n@]| {2}/.test(query) ? null : { at: caret - query.length - 1, query }
}

/** A text with a chosen name in the place of the typed one, and where the caret goes. */
export function withMark(
  text: string,
  { at, caret, name }: { readonly at: number; readonly caret: number; readonly name: string },
): { readonly text: string; readonly caret: number } {
  const mark = `${markOf({ name })} `
  const rest = text.slice(caret).replace(/^ /, '')
  return { text: text.slice(0, at) + mark + rest, caret: at + mark.length }
}
