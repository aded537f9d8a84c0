/**
 * Every namespace of words, filled by declaration merging: a feature's `messages/cn.ts` adds its own.
 *
 * An interface, not a type alias: aliases cannot be merged.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Words {}

/** The shape that another locale must have: the same keys, any text. A missing key does not compile. */
export type WordsLike<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : WordsLike<T[Key]> }

/** Groups of messages with a message of this name: a feature's own, or one group of them (`session.password`). */
export type WordsWith<Key extends string> = {
  [Name in keyof Words]: Words[Name] extends Record<Key, string>
    ? Name
    : {
        [Group in keyof Words[Name] & string]: Words[Name][Group] extends Record<Key, string>
          ? `${Name}.${Group}`
          : never
      }[keyof Words[Name] & string]
}[keyof Words]
