import type { authMethods } from '../contract.ts'

/** A provider as it is typed. */
export interface ProviderDraft {
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly authMethod: (typeof authMethods)[number]
  readonly clientSecret: string
  /** Domains with commas or spaces between them. */
  readonly domains: string
}

export const emptyDraft: ProviderDraft = {
  label: '',
  issuer: '',
  clientId: '',
  authMethod: 'client_secret',
  clientSecret: '',
  domains: '',
}

/** The domains of a text, as they were typed. */
export function splitDomains(text: string): string[] {
  return text.split(/[\s,;，、；]+/).filter((domain) => domain !== '')
}

/** The fields that nothing was typed in; the secret may be left out where one is stored. */
export function missingFields(draft: ProviderDraft, isNew: boolean): (keyof ProviderDraft)[] {
  const needed = ['label', 'issuer', 'clientId', 'domains'] as const
  const missing: (keyof ProviderDraft)[] = needed.filter((field) =>
    field === 'domains' ? splitDomains(draft.domains).length === 0 : draft[field].trim() === '',
  )
  const needsSecret = isNew && draft.authMethod === 'client_secret'
  return needsSecret && draft.clientSecret === '' ? [...missing, 'clientSecret'] : missing
}
