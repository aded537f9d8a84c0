import { callApi } from '@candor/call/web/api'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { findMentionable, findMentionableOfMany } from '../contract.ts'
import { type Named, queryBefore } from '../rules/named.ts'

/** The colleagues are asked for once nothing was typed for this long (milliseconds). */
const restMs = 150

interface Typed {
  /** Where the sign @ stands. */
  readonly at: number
  readonly caret: number
  readonly query: string
}

export interface Choosing {
  readonly id: string
  readonly field: { current: HTMLTextAreaElement | null }
  readonly typed: Typed | null
  readonly people: readonly Named[]
  readonly active: number
  readonly isOpen: boolean
  /** Whether the colleagues for the typed name are known. */
  readonly hasFound: boolean
  readonly step: (by: 1 | -1) => void
  readonly close: () => void
  /** Looks for a name before the caret, after typing. */
  readonly look: (caret: number) => void
  /** Follows the caret while a name is being typed. */
  readonly follow: (caret: number) => void
  /** Closes the list and puts the caret somewhere once the text is drawn. */
  readonly placeCaret: (caret: number) => void
}

/** What a text is about: a candidate, or an act on many, whose id is null until it is planned. */
export type Among =
  | { readonly candidateId: string; readonly bulkId?: never }
  | { readonly bulkId: string | null; readonly candidateId?: never }

function findAmong({ candidateId, bulkId }: Among, text: string, signal: AbortSignal) {
  return candidateId === undefined
    ? callApi(findMentionableOfMany, { bulkId: bulkId ?? '', text }, { signal })
    : callApi(findMentionable, { ...ofCandidate(candidateId), text }, { signal })
}

/** The choice of a colleague while a name is typed after @. */
export function useChoosing(among: Among, text: string): Choosing {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const wantedCaret = useRef<number | null>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const before = caret === null ? null : queryBefore(text, caret)
  const typed = before && caret !== null ? { ...before, caret } : null
  const rested = useRested(typed?.query ?? '', restMs)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [findMentionable.path, among, rested],
    queryFn: ({ signal }) => findAmong(among, rested, signal),
    placeholderData: keepPreviousData,
    enabled: typed !== null && among.bulkId !== null,
  })
  const found = typed === null ? [] : (data ?? [])
  const people = found.map(({ userId, userName }) => ({ userId, name: userName }))

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = null
  })

  return {
    id,
    field,
    typed,
    people,
    active: Math.min(active, Math.max(0, people.length - 1)),
    isOpen: people.length > 0,
    hasFound: typed !== null && data !== undefined && !isPlaceholderData,
    step: (by) => setActive((active + by + people.length) % people.length),
    close: () => setCaret(null),
    look: (at) => {
      setActive(0)
      setCaret(at)
    },
    follow: (at) => setCaret((known) => (known === null ? null : at)),
    placeCaret: (at) => {
      wantedCaret.current = at
      setCaret(null)
    },
  }
}
