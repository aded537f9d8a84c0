/** What the application does for every call: who calls, in which language, and what a failure sets off. */
export interface ApiClient {
  token(): string | null
  lang(): string | null
  /** Codes 1000 and 1001: fetch the account anew, once, never in a loop. */
  refreshAuth(): Promise<void>
  goToSignIn(): void
  toast(text: string): void
  dangerNotice(title: string, text: string): void
  /** Whether what is read within one tick goes out as one request (D27); each on its own, where this is left out. */
  readonly isGathering?: boolean
  /** What is said of a server that gave no answer; what the browser says of it, where this is left out. */
  unreached?(): string
}

/** Says nothing and sets nothing off. */
export const quiet: ApiClient = {
  token: () => null,
  lang: () => null,
  refreshAuth: async () => {},
  goToSignIn: () => {},
  toast: () => {},
  dangerNotice: () => {},
}

let client: ApiClient = quiet

/** Connects the calls to the application: at start, by what it says failures with once that is there, and by each test. */
export function connectApi(next: ApiClient): void {
  client = next
}

/** The application as it was connected last. */
export function currentClient(): ApiClient {
  return client
}

/** Leads to sign-in, and back here afterwards: what a call without a sign-in sets off. */
export function goToSignIn(): void {
  client.goToSignIn()
}

/** Who calls, and in which language: what every request to the server carries. */
export function callHeaders(): Record<string, string> {
  const token = client.token()
  return { lang: client.lang() ?? 'en', ...(token ? { token } : {}) }
}
