import canonicalize from 'canonicalize'

/** A text with what no encoding can hold, a lone half of a surrogate pair, replaced as the database replaces it. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

/** A value as JSON keeps it: nothing undefined, dates as texts. What is hashed and what is stored is this value. */
export function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, wellFormed))
}

/** Writes a value in the canonical form of RFC 8785, in which equal values have one text. */
export function canonicalText(value: unknown): string {
  return canonicalize(asJson(value)) ?? 'null'
}
