import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import type { Draft } from '../../../../platform/drafts/web/use-draft.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { shareReport } from '../../contract/messaging.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import type { ShareResult } from './made-link.tsx'
import type { ShareDraft } from './use-mailing.ts'

/** The app where the address names none (R3-080). */
const defaultAppId = '4'

/** Whether a report was opened in a conversation of the messaging app, into which a link can be sent. */
export function isInConversation({ address: { cid, currentUserId } }: OpenReport): boolean {
  return Boolean(cid && currentUserId)
}

/**
 * Sends a share into the conversation in which the report was opened. Returns the link to pass on by hand, or
 * null.
 */
export function useConversation({ address, candidateId, interviewId }: OpenReport, draft: Draft<ShareDraft>) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const [sendShare, isSendingShare] = useOneAtATime(
    async (form: ShareChoice): Promise<ShareResult | null> => {
      const { corpId, appId = defaultAppId, cid, currentUserId } = address
      const input = {
        corpId,
        appId,
        cid,
        currentUserId,
        ...ofCandidate(candidateId),
        interviewId: interviewId ?? undefined,
        ...form,
        sections: [...form.sections],
      }
      const sentKey = draft.keyFor()
      try {
        const key = draft.keyFor('conversation')
        const { shareId, isQueued, hasPassword, shareUrl, password } = await callApi(shareReport, input, {
          idempotencyKey: key,
        })
        draft.clear(sentKey)
        if (isQueued) notify({ kind: 'success', text: t('sent') })
        return { shareId, shareUrl: isQueued ? null : shareUrl, hasPassword, password }
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        if (error.code === null) notify({ kind: 'danger', text: t('unanswered.send') })
        return null
      }
    },
  )
  return { sendShare, isSendingShare }
}
