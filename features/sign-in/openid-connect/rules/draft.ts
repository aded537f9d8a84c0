import type { authMethods } from '../contract/providers.ts'

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

type Stored = Pick<ProviderDraft, 'label' | 'issuer' | 'clientId' | 'authMethod'> & {
  readonly domains: readonly { readonly domain: string }[]
}

/** The form of a stored provider. Its secret stays where nothing is typed. */
export function draftOf({ label, issuer, clientId, authMethod, domains }: Stored): ProviderDraft {
  const typed = domains.map(({ domain }) => domain).join(', ')
  return { label, issuer, clientId, authMethod, clientSecret: '', domains: typed }
}

const shownFields = ['label', 'issuer', 'clientId', 'authMethod', 'domains'] as const

export function changedFields(before: ProviderDraft, now: ProviderDraft) {
  return shownFields
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ field, value: now[field] }))
}

/** The form over what is stored now: a field that was not changed here takes its new value. */
export function rebaseDraft(typed: ProviderDraft, before: ProviderDraft, now: ProviderDraft): ProviderDraft {
  const own = shownFields.filter((field) => typed[field] !== before[field])
  const kept = Object.fromEntries(own.map((field) => [field, typed[field]]))
  return { ...now, ...kept, clientSecret: typed.clientSecret }
}

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
