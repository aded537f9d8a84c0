import type { InputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { useQueryClient } from '@tanstack/react-query'
import { addSaved, changeSaved, deleteSaved, listSaved } from '../../contract/saved.ts'

/** The acts on saved searches; a failed one shows its toast. */
export function useSavedActs() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: [listSaved.path] })
  return {
    /** Rejects with the refusal. */
    add: async (saved: InputOf<typeof addSaved>) => {
      await callApi(addSaved, saved, { showsRefusal: true })
      await refresh()
    },
    change: (change: InputOf<typeof changeSaved>) => void callApi(changeSaved, change).then(refresh, refresh),
    remove: (savedId: string) => void callApi(deleteSaved, { savedId }).then(refresh, refresh),
  }
}
