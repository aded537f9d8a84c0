import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Draft } from '../../../drafts/web/use-draft.ts'
import { acceptTyped, type TypedAddresses } from '../../rules/mailing.ts'
import type { ShareDraft } from './use-mailing.ts'

/** The addresses of a share as they are typed, and what is wrong with them. */
export function useTypedAddresses(draft: Draft<ShareDraft>) {
  const t = useTranslations('shares')
  const [fault, setFault] = useState<string | null>(null)

  function change(value: TypedAddresses) {
    setFault(null)
    draft.set(value)
  }
  /** What is being typed is no fault yet; what was ended by a separator, or left, is one. Gives null where there is one. */
  function take(value: TypedAddresses, isConfirmed: boolean): readonly string[] | null {
    const { fault: found, ...taken } = acceptTyped(value)
    if (taken.typed !== value.typed || taken.addresses.length !== value.addresses.length) draft.set(taken)
    const isOpenEnd = found?.refusal === 'emailMissing' && !isConfirmed
    setFault(found && !isOpenEnd ? t(`refusal.${found.refusal}`, found.values) : null)
    return found ? null : taken.addresses
  }
  return { fault, change, take }
}
