import { type Id, readId } from './ids.ts'

/**
 * Gives text the form of an id of any kind, or null. Only who checks what the text names may have it.
 *
 * `.dependency-cruiser.cjs` says who does (`ids-are-branded-by-the-gate`).
 */
export function brandId<Kind extends string>(text: string | null | undefined): Id<Kind> | null {
  return readId<string>(text) as Id<Kind> | null
}
