import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { undoAct } from '../contract.ts'

/** Undoes an act, and tells what came of it. Everything on screen is asked for again. */
export function useUndo(onOver?: () => void) {
  const t = useTranslations('undo')
  const queries = useQueryClient()
  const { notify } = useToasts()
  return useOneAtATime(async (undoId: string) => {
    try {
      const { done, refused } = await callApi(undoAct, { undoId }, { showsRefusal: true })
      for (const { why, name, byName } of refused.slice(0, 3))
        notify({ kind: 'warning', text: t(`refused.${why}`, { name, by: byName ?? 'none' }) })
      if (refused.length > 3)
        notify({ kind: 'warning', text: t('refusedMore', { count: refused.length - 3 }) })
      if (done > 0) notify({ kind: 'success', text: t('done', { count: done }) })
      if (done > 0) onOver?.()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', title: t('failed'), text: failure.message })
      if (failure.code !== null) onOver?.()
    }
    await queries.invalidateQueries()
  })
}
