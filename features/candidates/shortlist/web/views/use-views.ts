import type { InputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { addView, changeView, deleteView, listViews } from '../../contract/views.ts'
import type { ListView } from '../../rules/wire.ts'

type Change = Omit<InputOf<typeof changeView>, 'viewId' | 'revision'>

/** The saved views of the list, and the acts on them. An act resolves to whether it was done. */
export function useViews() {
  const t = useTranslations('shortlist')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { data } = useQuery(callQuery(listViews, {}))
  const refresh = () => queries.invalidateQueries({ queryKey: [listViews.path] })
  return {
    mayShare: data?.mayShare ?? false,
    views: data?.views ?? [],
    /** Resolves to the id of the new view; rejects with the refusal. */
    add: async (view: InputOf<typeof addView>) => {
      const { viewId } = await callApi(addView, view, { showsRefusal: true })
      await refresh()
      notify({ kind: 'success', text: t('viewSaved', { name: view.name }) })
      return viewId
    },
    change: async ({ viewId, revision }: ListView, change: Change) => {
      try {
        await callApi(changeView, { viewId, revision, ...change })
      } finally {
        await refresh()
      }
    },
    remove: async ({ viewId, name }: ListView) => {
      await callApi(deleteView, { viewId })
      await refresh()
      notify({ kind: 'success', text: t('viewDeleted', { name }) })
    },
  }
}

export type Views = ReturnType<typeof useViews>
