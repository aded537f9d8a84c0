import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Draft } from '../../../../platform/drafts/web/use-draft.ts'
import { acceptTyped, type TypedAddresses } from '../../rules/mailing.ts'
import type { ShareDraft } from './use-mailing.ts'

/** The typed addresses of a share, and what is wrong with them. */
export function useTypedAddresses(draft: Draft<ShareDraft>) {
  const t = useTranslations('shares')
  const [fault, setFault] = useState<string | null>(null)

  function change(value: TypedAddresses) {
    setFault(null)
    draft.set(value)
  }
  /**
   * Unfinished text is not a fault yet; text that a separator ended, or that was left, may be. Returns null for a
   * fault.
   */
  function take(value: TypedAddresses, isConfirmed: boolean): readonly string[] | null {
    const { fault: found, ...taken } = acceptTyped(value)
    if (taken.typed !== value.typed || taken.addresses.length !== value.addresses.length) draft.set(taken)
    const isOpenEnd = found?.refusal === 'emailMissing' && !isConfirmed
    setFault(found && !isOpenEnd ? t(`refusal.${found.refusal}`, found.values) : null)
    return found ? null : taken.addresses
  }
  return { fault, change, take }
}
