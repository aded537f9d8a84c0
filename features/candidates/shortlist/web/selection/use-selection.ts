import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListQuery } from '../../rules/list-search.ts'
import {
  isSelected,
  keptSelection,
  nothingSelected,
  readSelection,
  type Selection,
  selectedTo,
  toggled,
  withSelected,
} from '../../rules/selection.ts'

interface State {
  readonly selection: Selection
  /** The candidate that was pressed last, from which a stretch begins. */
  readonly from: string | null
}

const nothing: State = { selection: nothingSelected, from: null }

/**
 * The selected candidates of a list. They outlive the report, the way back and a reload, in this tab.
 *
 * `key` names the list and its reader: another reader of the same tab begins with an empty selection.
 */
export function useSelection(key: string) {
  const [{ selection }, setState] = useState<State>(() => ({
    selection: readSelection(keptJson('sessionStorage', key)),
    from: null,
  }))
  useEffect(() => {
    const isEmpty = selection.kind === 'some' && selection.ids.length === 0
    keepJson('sessionStorage', key, isEmpty ? null : keptSelection(selection))
  }, [key, selection])
  const acts = useMemo(
    () => ({
      toggle: (candidateId: string) =>
        setState((before) => ({ selection: toggled(before.selection, candidateId), from: candidateId })),
      /** Selects the stretch from the last pressed candidate, or else from `start`. */
      selectTo: (order: readonly string[], candidateId: string, start: string | null = null) =>
        setState((before) => ({
          selection: selectedTo(before.selection, order, before.from ?? start, candidateId),
          from: candidateId,
        })),
      /** Selects or leaves the given candidates. */
      set: (candidateIds: readonly string[], isNowSelected: boolean) =>
        setState((before) => ({
          selection: withSelected(before.selection, candidateIds, isNowSelected),
          from: null,
        })),
      selectAllOf: (filter: ListQuery) =>
        setState({ selection: { kind: 'all', filter, except: [] }, from: null }),
      clear: () => setState(nothing),
    }),
    [],
  )
  const has = useCallback((candidateId: string) => isSelected(selection, candidateId), [selection])
  return { selection, has, ...acts }
}

export type SelectionOfList = ReturnType<typeof useSelection>
