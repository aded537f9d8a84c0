import type { CallFailure } from '@candor/call/web/send'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { faultyField } from '../../account-changes/rules/new-account.ts'
import { ProviderEntry, saveProvider } from '../contract/providers.ts'
import {
  changedFields,
  draftOf,
  emptyDraft,
  missingFields,
  type ProviderDraft,
  rebaseDraft,
  splitDomains,
} from '../rules/draft.ts'
import type { Provider } from './provider.ts'

/** The data of a refusal where another administrator saved the provider meanwhile. */
const Meanwhile = z.object({ provider: ProviderEntry })

/** Input of the call from a draft. An empty secret is left out: the stored one stays. */
function sentFields({ clientSecret, domains, label, issuer, clientId, authMethod }: ProviderDraft) {
  return {
    label,
    issuer,
    clientId,
    authMethod,
    domains: splitDomains(domains),
    ...(clientSecret === '' ? {} : { clientSecret }),
  }
}

/** A draft on the base of the stored provider. */
function useRebasedDraft(provider: Provider | null) {
  const [base, setBase] = useState(provider)
  const [draft, setDraft] = useState<ProviderDraft>(provider ? draftOf(provider) : emptyDraft)
  // The fields that another administrator saved meanwhile; null without.
  const [others, setOthers] = useState<ReturnType<typeof changedFields> | null>(null)

  /** Takes over the fields that another administrator saved meanwhile, and keeps the typed ones. */
  function rebase(failure: CallFailure) {
    const now = Meanwhile.safeParse(failure.data).data?.provider
    if (!now || !base) return
    const before = draftOf(base)
    const stored = draftOf(now)
    setOthers(changedFields(before, stored))
    setDraft((typed) => rebaseDraft(typed, before, stored))
    setBase(now)
  }
  return { base, draft, setDraft, others, rebase }
}

/** The draft of a provider, its faults and its submit. */
export function useProviderDraft(provider: Provider | null, onClose: () => void) {
  const t = useTranslations('openid-connect')
  const done = provider ? undefined : t('saveAdded')
  const isMounted = useIsMounted()
  const tellIfGone = useTellIfGone()
  const [save, isPending] = useOneAtATime(useChange(saveProvider, done === undefined ? {} : { done }))
  const { base, draft, setDraft, others, rebase } = useRebasedDraft(provider)
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const missing = missingFields(draft, provider === null)
  // All domains share one field, which also shows the fault of a single one.
  const refused = failure && (faultyField(failure.data)?.split('.')[0] ?? null)

  function change(patch: Partial<ProviderDraft>) {
    setDraft((before) => ({ ...before, ...patch }))
    setFailure(null)
  }
  function field(name: keyof ProviderDraft) {
    const fault = wasSent && missing.includes(name) ? t('missing') : undefined
    const error = fault ?? (refused === name ? failure?.message : undefined)
    return {
      name,
      error,
      value: draft[name],
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [name]: event.currentTarget.value }),
    }
  }
  async function submit(form: HTMLFormElement) {
    setWasSent(true)
    const [first] = missing
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    if (first) return
    const saved = await save({
      ...sentFields(draft),
      ...(base && { providerId: base.providerId, revision: base.revision }),
    })
    if (!saved) return
    if ('failure' in saved) {
      setFailure(saved.failure)
      rebase(saved.failure)
      tellIfGone(saved.failure)
    } else if (isMounted()) onClose()
  }

  return { draft, change, field, others, submit, isPending, formFailure: refused ? null : failure }
}
