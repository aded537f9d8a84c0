import type { AnyCall, ReplyOf, SentInputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'

interface ChangeOptions {
  /** What the notice says once it is saved; null where the page itself shows it. */
  done?: string | null
  /** What else is to follow before the change counts as done. */
  after?: () => Promise<void>
}

/**
 * Changes one thing at once, says so, and asks anew for whatever a page here shows: a setting may show anywhere.
 *
 * Gives the answer, or the failure, which the call's own toast has told where it has one. What may be sent again, since
 * it is kept, comes with its key.
 */
export function useChange<C extends AnyCall>(call: C, { done, after }: ChangeOptions = {}) {
  const t = useTranslations('manage')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const text = done === undefined ? t('saved') : done
  return useCallback(
    async (
      input: SentInputOf<C>,
      idempotencyKey = v4(),
    ): Promise<{ reply: ReplyOf<C> } | { failure: CallFailure }> => {
      try {
        const reply = await callApi(call, input, { idempotencyKey })
        await after?.()
        await queries.invalidateQueries()
        if (text !== null) notify({ kind: 'success', text })
        return { reply }
      } catch (failure) {
        if (failure instanceof CallFailure) return { failure }
        throw failure
      }
    },
    [call, after, queries, notify, text],
  )
}
