import type { authMethods } from '../contract.ts'

/** A provider in the form. */
export interface ProviderDraft {
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly authMethod: (typeof authMethods)[number]
  readonly clientSecret: string
  /** Domains separated by commas or spaces. */
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

/** The domains in a text, as typed. */
export function splitDomains(text: string): string[] {
  return text.split(/[\s,;，、；]+/).filter((domain) => domain !== '')
}

/** The empty fields; the secret may be empty where one is stored. */
export function missingFields(draft: ProviderDraft, isNew: boolean): (keyof ProviderDraft)[] {
  const needed = ['label', 'issuer', 'clientId', 'domains'] as const
  const missing: (keyof ProviderDraft)[] = needed.filter((field) =>
    field === 'domains' ? splitDomains(draft.domains).length === 0 : draft[field].trim() === '',
  )
  const needsSecret = isNew && draft.authMethod === 'client_secret'
  return needsSecret && draft.clientSecret === '' ? [...missing, 'clientSecret'] : missing
}
