/**
 * Every namespace of words, filled by declaration merging: a feature's `messages/cn.ts` adds its own.
 *
 * An interface, not a type alias: aliases cannot be merged.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Words {}

/** The shape that another locale must have: the same keys, any text. A missing key does not compile. */
export type WordsLike<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : WordsLike<T[Key]> }
