/** What the address of a page on the way in carries. */
export interface SignInSearch {
  /** The page to go on to: a path of this product, or `chatbot`. Anything else leads to the start. */
  redirect?: string
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return signInSearch(typeof search.redirect === 'string' ? search.redirect : undefined)
}

/** What the address of such a page carries so that the way in ends at `target`. */
export function signInSearch(target: string | undefined): SignInSearch {
  return target ? { redirect: target } : {}
}
