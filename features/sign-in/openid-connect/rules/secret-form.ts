/**
 * Forms in which a client sends its secret: Basic with both parts form-encoded, as RFC 6749 has it; Basic as it is, as
 * many providers read it; and as a field of the request.
 */
export const secretForms = ['basic', 'basicPlain', 'post'] as const
export type SecretForm = (typeof secretForms)[number]

export function readSecretForm(text: string | null): SecretForm | null {
  return secretForms.find((form) => form === text) ?? null
}

/** The forms that a provider may take, by its discovery document; without a word there it takes Basic. */
export function formsOf(methods: readonly string[] | undefined): readonly [SecretForm, ...SecretForm[]] {
  const takesPost = methods?.includes('client_secret_post') ?? false
  const takesBasic = methods?.includes('client_secret_basic') ?? true
  if (takesBasic) return takesPost ? ['basic', 'basicPlain', 'post'] : ['basic', 'basicPlain']
  return takesPost ? ['post'] : ['basic', 'basicPlain', 'post']
}

/** The answer of a provider to a token request with a code that it never gave. */
export interface TokenAnswer {
  readonly status: number
  /** The `error` and `error_description` of OAuth; null without. */
  readonly error: string | null
  readonly description: string | null
}

/** What the answer says: the client is known and the code is not, the client is refused, or something else. */
export function judgeAnswer({ status, error }: TokenAnswer): 'known' | 'refused' | 'other' {
  if (error === 'invalid_grant') return 'known'
  return error === 'invalid_client' || status === 401 ? 'refused' : 'other'
}
