/** What the address of a page on the way in carries. */
export interface SignInSearch {
  /** The page to go on to: a path of this product, or `chatbot`. Anything else leads to the start. */
  redirect?: string
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return searchFor(typeof search.redirect === 'string' ? search.redirect : undefined)
}

/** Of an address that leads on to this page in the end. */
export function searchFor(target: string | undefined): SignInSearch {
  return target === undefined ? {} : { redirect: target }
}
