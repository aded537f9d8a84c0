/** What the application provides for every call: the token, the language, and the effects of failures. */
export interface ApiClient {
  token(): string | null
  lang(): string | null
  /** Codes 1000 and 1001: fetches the account again, once, never in a loop. */
  refreshAuth(): Promise<void>
  /** Renews an ended token without asking the user. True sends the call once more, with the new token. */
  renewToken?(token: string): Promise<boolean>
  goToSignIn(): void
  toast(text: string): void
  dangerNotice(title: string, text: string): void
  /** Called after a call whose act can be undone. */
  onUndoable?(): void
  /** Whether the reads of one tick go out as one request (D27); separately where this is left out. */
  readonly isGathering?: boolean
  /** The text for a server that gave no reply; the browser's own where this is left out. */
  unreached?(): string
}

/** A client without texts and effects. */
export const quiet: ApiClient = {
  token: () => null,
  lang: () => null,
  refreshAuth: async () => {},
  goToSignIn: () => {},
  toast: () => {},
  dangerNotice: () => {},
}

let client: ApiClient = quiet

/** Connects the calls to the application: at start, again once its texts of failures have loaded, and in each test. */
export function connectApi(next: ApiClient): void {
  client = next
}

/** The client that was connected last. */
export function currentClient(): ApiClient {
  return client
}

/** Leads to the sign-in page, and back here afterwards: the effect of a call without a sign-in. */
export function goToSignIn(): void {
  client.goToSignIn()
}

/** The headers of every request: token and language. */
export function callHeaders(): Record<string, string> {
  const token = client.token()
  return { lang: client.lang() ?? 'en', ...(token ? { token } : {}) }
}
