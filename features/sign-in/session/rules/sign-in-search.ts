export interface SignInSearch {
  /** The page to go on to: a path of this product, or `chatbot`. Anything else leads to the start page. */
  redirect?: string
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return signInSearch(typeof search.redirect === 'string' ? search.redirect : undefined)
}

/** Search parameters with which sign-in leads on to `target`. */
export function signInSearch(target: string | undefined): SignInSearch {
  return target ? { redirect: target } : {}
}
