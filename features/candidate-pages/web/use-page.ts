import { codes } from '@candor/call/codes'
import { callAt } from '@candor/call/web/call-at'
import { isRefusal } from '@candor/call/web/send'
import { useCallback, useEffect } from 'react'
import { useLink } from '../../scheduling/web/use-link.ts'
import { readPageAt } from '../contract/addresses.ts'
import type { CandidatePage, readPage } from '../contract/page.ts'
import { forgetLink } from './kept-pictures.ts'

type Purpose = 'idCard' | 'monitor' | 'campaign'

/** Called when a link opens nothing, before that is told and what is kept of it is forgotten. */
type OnOver = () => Promise<void>

/** Reads what a link to a candidate's page opens, and again now and then. One that opens nothing leaves nothing here. */
export function usePage(link: string, purpose: Purpose, lookAgainMs?: number, onOver?: OnOver) {
  const read = useCallback(async () => {
    try {
      return await callAt<typeof readPage>(readPageAt, { sign: link, purpose })
    } catch (error) {
      if (isRefusal(error) && error.code === codes.notFound) await onOver?.()
      throw error
    }
  }, [link, purpose, onOver])
  const state = useLink<CandidatePage>(read, lookAgainMs)
  const isOver = state.kind === 'over'
  useEffect(() => void forgetLink(isOver ? link : null, Date.now()), [isOver, link])
  return state
}
