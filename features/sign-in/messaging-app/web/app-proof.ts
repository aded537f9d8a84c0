import { keepText, keptText } from '@candor/ui/kept-text.ts'

/** The openId of this browser's person, with the token that proves it. */
export interface AppProof {
  readonly openId: string
  readonly appToken: string
}

const keys = { openId: 'openId', appToken: 'appToken' } as const
let current: AppProof | null = null

/** The last proof; it survives a restart of the app's browser. */
export function appProof(): AppProof | null {
  if (current) return current
  const openId = keptText('localStorage', keys.openId)
  const appToken = keptText('localStorage', keys.appToken)
  return openId && appToken ? { openId, appToken } : null
}

export function keepAppProof(next: AppProof | null): void {
  current = next
  for (const key of [keys.openId, keys.appToken]) keepText('localStorage', key, next?.[key] ?? null)
}
