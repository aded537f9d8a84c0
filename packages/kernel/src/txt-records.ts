/** The answer of the name system. `noAnswer` says nothing about the record: no server answered, or it failed. */
export type TxtAnswer =
  | { readonly kind: 'records'; readonly texts: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'noAnswer' }

/** Looks up TXT records in the public name system. Never throws. */
export interface TxtRecords {
  lookUp(name: string): Promise<TxtAnswer>
}
