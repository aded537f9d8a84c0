import { useEffect, useMemo } from 'react'
import { type Turn, turnKey } from '../../rules/turns.ts'
import type { FoundIn } from './answer-text.tsx'
import type { Find } from './use-find.ts'
import { reveal } from './use-follow.ts'

function rowOf({ clip, line }: { clip: number; line: number | null }): string {
  const turn: Turn = line === null ? { kind: 'written', clip } : { kind: 'line', clip, line }
  return turnKey(turn)
}

/** The hits in a row of the transcript, by the row's key. */
export type FoundAt = (key: string) => FoundIn | null

/** Sorts the hits by the rows of the transcript. */
export function useFoundRows({ hits, current }: Find): FoundAt {
  const others = useMemo(() => {
    const byRow = Map.groupBy(hits, rowOf)
    return new Map([...byRow].map(([key, own]): [string, FoundIn] => [key, { hits: own, current: null }]))
  }, [hits])
  const currentKey = current && rowOf(current)
  const inView = useMemo(
    (): FoundIn | null =>
      currentKey === null ? null : { hits: others.get(currentKey)?.hits ?? [], current },
    [others, currentKey, current],
  )
  return (key) => (key === currentKey ? inView : (others.get(key) ?? null))
}

/** Scrolls to the hit in view at every step; returns its row as a new object each time, with index −1 for none. */
export function useGoToFound(
  { current, step }: Find,
  keys: readonly string[],
  pane: HTMLElement | null,
): { readonly index: number } {
  const currentKey = current && rowOf(current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step may come to the same row, which is to be gone to again
  const goTo = useMemo(
    () => ({ index: currentKey === null ? -1 : keys.indexOf(currentKey) }),
    [keys, currentKey, step],
  )
  useEffect(() => {
    const hit = goTo.index < 0 ? null : pane?.querySelector<HTMLElement>('[data-hit=current]')
    if (pane && hit) reveal(pane, hit)
  }, [pane, goTo])
  return goTo
}
