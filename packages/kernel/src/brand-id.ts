import { type Id, readId } from './ids.ts'

/**
 * Returns text as an id of any kind; null where it has not the form of one. Only for code that checks what the text names.
 *
 * `.dependency-cruiser.cjs` says who does (`ids-are-branded-by-the-gate`).
 */
export function brandId<Kind extends string>(text: string | null | undefined): Id<Kind> | null {
  return readId<string>(text) as Id<Kind> | null
}
