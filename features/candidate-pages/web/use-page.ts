import { callAt } from '@candor/call/web/call-at'
import { useCallback, useEffect } from 'react'
import { useLink } from '../../scheduling/web/use-link.ts'
import { readPageAt } from '../contract/addresses.ts'
import type { CandidatePage, readPage } from '../contract/page.ts'
import { forgetLink } from './kept-pictures.ts'

type Purpose = 'idCard' | 'monitor' | 'campaign'

/** Reads what a link to a candidate's page opens, and again now and then. One that opens nothing leaves nothing here. */
export function usePage(link: string, purpose: Purpose, lookAgainMs?: number) {
  const read = useCallback(
    () => callAt<typeof readPage>(readPageAt, { sign: link, purpose }),
    [link, purpose],
  )
  const state = useLink<CandidatePage>(read, lookAgainMs)
  const isOver = state.kind === 'over'
  useEffect(() => void forgetLink(isOver ? link : null, Date.now()), [isOver, link])
  return state
}
