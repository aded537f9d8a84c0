import { currentLocale } from '@candor/messages/web/stored-locale'
import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../../platform/drafts/web/use-draft.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { chooseShare } from '../../rules/sharing.ts'
import type { Done } from './done-note.tsx'
import { useConversation } from './use-conversation.ts'
import { emptyShare, type MailedShare, useMailing } from './use-mailing.ts'
import { useShares } from './use-shares.ts'
import { useShowDone } from './use-show-done.tsx'
import { useTypedAddresses } from './use-typed-addresses.ts'

export type Sharing = ReturnType<typeof useSharing>

/** The share that is being made, and the existing ones; `onDone` is called once nothing is left to show. */
export function useSharing(report: OpenReport, isOpen: boolean, onDone: () => void) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const { shares, make, isMaking, revoke, renew, refresh } = useShares(report, isOpen)
  const draft = useDraft(report.candidateId, 'share', emptyShare)
  const { mail, isSending } = useMailing(report, draft, handleMailed)
  const { sendShare, isSendingShare } = useConversation(report, draft)
  const addresses = useTypedAddresses(draft)
  const [way, setWay] = useState<'mail' | 'link'>('mail')
  const [done, setDone] = useState<Done | null>(null)
  const showDone = useShowDone(report, isOpen, setDone)

  const known = shares.data
  const mailing = known?.mailing
  const isMailed = way === 'mail'
  const needsPassword = (isMailed ? mailing : known)?.needsPassword === true
  const form = known && chooseShare({ ...known, needsPassword }, draft.value.choice, currentLocale())
  const isReady = form !== undefined && form.sections.length > 0

  /** Closes the dialog, unless there are passwords that only it shows. */
  function handleMailed(made: readonly MailedShare[]) {
    void refresh()
    notify({ kind: 'success', text: t('sent') })
    const showsPasswords = made.some(({ hasPassword }) => hasPassword) && !mailing?.sendsPassword
    if (showsPasswords)
      showDone({ kind: 'mails', shares: made, mails: mailing?.isServerSet === false ? 'kept' : 'sent' })
    else onDone()
  }
  async function confirm() {
    if (!form || !isReady) return
    if (isMailed) {
      const taken = addresses.take(draft.value, true)
      if (taken) await mail(form, taken)
      return
    }
    const sentKey = draft.keyFor()
    const made = await make(form)
    if (!made) return
    showDone({ kind: 'made', made: { ...made, hasPassword: made.password !== null } })
    draft.clear(sentKey)
  }
  async function sendToConversation() {
    const result = form && isReady ? await sendShare(form) : null
    void refresh()
    if (result && (result.shareUrl !== null || result.hasPassword)) showDone({ kind: 'made', made: result })
    else if (result) onDone()
  }
  return {
    shares,
    revoke,
    renew,
    draft,
    addresses,
    form,
    isMailed,
    setWay,
    needsPassword,
    isReady,
    isSending,
    isSendingShare,
    isBusy: isMaking || isSending || isSendingShare,
    confirm,
    sendToConversation,
    done,
    forgetDone: () => setDone(null),
  }
}
