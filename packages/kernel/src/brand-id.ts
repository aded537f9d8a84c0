import { type Id, readId } from './ids.ts'

/**
 * Returns text as an id of any kind; null where it is not a valid id. Only for code that checks what the id names.
 *
 * `.dependency-cruiser.cjs` lists its callers (`ids-are-branded-by-the-gate`).
 */
export function brandId<Kind extends string>(text: string | null | undefined): Id<Kind> | null {
  return readId<string>(text) as Id<Kind> | null
}
