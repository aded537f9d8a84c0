import type { AnyCall, ReplyOf, SentInputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'

interface ChangeOptions {
  /** Text of the toast once it is saved; null where the page itself shows it. */
  done?: string | null
  /** Runs before the change counts as done. */
  after?: () => Promise<void>
}

/**
 * Makes a change at once, shows a toast, and reloads all queries of the page, as a setting may show anywhere.
 *
 * Resolves to the reply or the failure, which the call's own toast has shown if it has one. Pass a key for a change
 * that may be sent again.
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
