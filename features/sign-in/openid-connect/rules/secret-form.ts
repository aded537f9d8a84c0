/**
 * Forms in which a client sends its secret: Basic as RFC 6749 encodes it, Basic unencoded, and a field of the request.
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

export interface TokenAnswer {
  readonly status: number
  readonly error: string | null
  readonly description: string | null
}

/** Judges an answer: `known` if it refuses only the code, `refused` if it refuses the client. */
export function judgeAnswer({ status, error }: TokenAnswer): 'known' | 'refused' | 'other' {
  if (error === 'invalid_grant') return 'known'
  return error === 'invalid_client' || status === 401 ? 'refused' : 'other'
}
