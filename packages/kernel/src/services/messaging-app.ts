/** The messaging app that people sign in with, through WeChat's form of OAuth. */
export interface MessagingApp {
  /** The product's address within the app, without a trailing slash: pages there are in messaging-app mode. */
  readonly url: string
  /**
   * The authorization address: the app's browser gets a code there, and returns to `/auth` of `url` with it and the
   * same state.
   */
  authorizeUrl(state: string): string
  /** Exchanges a code, once, for the app's id of the person. Throws the app's text where it refuses. */
  exchange(code: string): Promise<string>
  /**
   * Returns a signed proof that the person with this id exchanged a code. It is valid for some hours, and only this
   * installation can sign it.
   */
  prove(openId: string): string
  /** Returns the id in a proof; null if it was not signed here or has expired. */
  proven(word: string): string | null
}
