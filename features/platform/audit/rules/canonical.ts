import canonicalize from 'canonicalize'

/** Replaces lone surrogates as the database does: no encoding can hold them. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

/** A value as JSON keeps it: without undefined, dates as texts. This value is both hashed and stored. */
export function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, wellFormed))
}

/** Writes a value in the canonical form of RFC 8785, in which equal values have one text. */
export function canonicalText(value: unknown): string {
  return canonicalize(asJson(value)) ?? 'null'
}
