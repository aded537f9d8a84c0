import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { type ListTab, listTabs } from '../../contract/list-search.ts'
import type { usePositionActs } from '../use-position-acts.tsx'

interface Keys {
  readonly acts: ReturnType<typeof usePositionActs>
  readonly mayChange: boolean
  readonly onTab: (tab: ListTab) => void
}

/** The data of a row that keys act on, in its element. */
interface RowData {
  readonly positionId: string
  readonly state: string
  readonly revision: number
  readonly inPlay: number
  readonly shownName: string
}

function dataOf(row: HTMLElement): RowData {
  const { position: positionId = '', state = '', revision, inPlay } = row.dataset
  const shownName = row.getAttribute('aria-label') ?? ''
  return { positionId, state, revision: Number(revision), inPlay: Number(inPlay), shownName }
}

/** The keys of the list: J, K, Enter, C, Shift+C, 1 to 4, N and /. */
export function useListKeys({ acts, mayChange, onTab }: Keys): {
  readonly listRef: RefObject<HTMLDivElement | null>
} {
  const listRef = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  const rows = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[data-position]') ?? [])]
  const focused = () => rows().find((row) => row.contains(document.activeElement)) ?? null

  function step(by: 1 | -1) {
    const all = rows()
    const row = focused()
    const next = row === null ? all[0] : all[all.indexOf(row) + by]
    next?.focus()
    next?.scrollIntoView?.({ block: 'nearest' })
  }

  function actOn(key: string) {
    const row = focused()
    if (!row) return
    const data = dataOf(row)
    if (key === 'Enter' && row === document.activeElement)
      void navigate({ to: '/positions/$positionId', params: { positionId: data.positionId } })
    if (!mayChange) return
    if (key === 'c') acts.copy(data.positionId)
    if (key !== 'C') return
    if (data.state === 'open') acts.askToClose(data)
    else acts.open(data)
  }

  usePageKeys((key, event) => {
    const tab = listTabs[Number(key) - 1]
    if (tab) return onTab(tab)
    if (key === 'j') return step(1)
    if (key === 'k') return step(-1)
    if (key === 'n' && mayChange) return void navigate({ to: '/positions/new' })
    if (key === '/') {
      event.preventDefault()
      return document.querySelector<HTMLElement>('[data-position-search] input')?.focus()
    }
    actOn(key)
  })
  return { listRef }
}
