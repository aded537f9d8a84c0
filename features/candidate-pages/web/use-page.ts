import { callAt } from '@candor/call/web/call-at'
import { useEffect } from 'react'
import { useLink } from '../../scheduling/web/use-link.ts'
import { readPageAt } from '../contract/addresses.ts'
import type { readPage } from '../contract/page.ts'
import { forgetLink } from './kept-pictures.ts'

export function readPageOf(link: string, purpose: 'idCard' | 'monitor' | 'campaign') {
  return callAt<typeof readPage>(readPageAt, { sign: link, purpose })
}

/** What a link to a candidate's page opens, as `useLink` reads it. One that opens nothing leaves nothing here. */
export function usePage<Found>(link: string, read: () => Promise<Found>, lookAgainMs?: number) {
  const state = useLink(read, lookAgainMs)
  const isOver = state.kind === 'over'
  useEffect(() => void forgetLink(isOver ? link : null, Date.now()), [isOver, link])
  return state
}
