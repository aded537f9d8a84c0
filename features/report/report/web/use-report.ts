import { codes, signInCodes } from '@candor/call/codes'
import { isGone } from '@candor/call/web/failure-words'
import { CallFailure } from '@candor/call/web/send'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { idsIn, type ReportAddress } from '../rules/address.ts'
import { factsOf } from '../rules/facts-of.ts'
import { readMode } from '../rules/modes.ts'
import { loadsAt } from '../rules/phase.ts'
import type { OpenReport } from './open-report.ts'
import {
  type FoundReport,
  idsQuery,
  interviewQuery,
  menuQuery,
  namedIds,
  uninterviewedQuery,
} from './report-queries.ts'

export type WhyNot = 'erased' | 'invalidLink' | 'noView' | 'signedOut' | 'failed'

export type ReportState =
  | { kind: 'loading' }
  | { kind: 'refused'; why: WhyNot; onRetry: () => void }
  | {
      kind: 'open'
      report: OpenReport
      /** The header already shows this interview's candidate, but the panels wait for another interview of theirs. */
      isSwitching: boolean
      /** Something could not be updated; the page shows older data. */
      isStale: boolean
      onRetry: () => void
    }

const reasonsByCode: Readonly<Record<number, WhyNot>> = {
  [codes.noPermission]: 'noView',
  [codes.invalidInput]: 'invalidLink',
  [codes.notFound]: 'invalidLink',
}

/** Why a call refused what an address names. */
export function whyNot(error: Error): WhyNot {
  if (isGone(error)) return 'erased'
  const code = error instanceof CallFailure ? error.code : null
  if (code === null) return 'failed'
  return signInCodes.includes(code) ? 'signedOut' : (reasonsByCode[code] ?? 'failed')
}

function useIds(address: ReportAddress, isSignedIn: boolean) {
  const { interviewId, candidateId } = idsIn(address)
  const isNamed = Boolean(interviewId || candidateId)
  const found = useQuery({ ...idsQuery(address), enabled: isSignedIn && isNamed })
  return { isNamed, found, known: found.data ?? namedIds(address) }
}

/** The candidate's facts and the interview's answers; the stage decides which calls bring them. */
function useReported(of: FoundReport | undefined) {
  const loads = of && loadsAt(of.stageKind, of.interviewId !== null)
  const interview = useQuery({ ...interviewQuery(of), enabled: loads?.interviewInfo ?? false })
  // A reader who may not read the interview still sees whose report it is. Only a refusal falls back to the candidate's
  // call; a network failure does not.
  const isRefused = interview.error !== null && whyNot(interview.error) === 'noView'
  const channel = useQuery({ ...uninterviewedQuery(of), enabled: (loads?.channelInfo ?? false) || isRefused })
  const awaited = isRefused || !loads?.interviewInfo ? channel : interview
  return { interview, channel, awaited, reported: interview.data ?? awaited.data ?? null }
}

const isBroken = (query: UseQueryResult) => query.isError && query.data !== undefined

/**
 * Resolves an address to its report, for a signed-in reader or a visitor. Calls that do not depend on each other run in
 * parallel.
 */
export function useReport(
  address: ReportAddress,
  go: OpenReport['go'],
  visited: { readonly timeZone: string } | null = null,
): ReportState {
  const known = useSignedIn()
  const session = visited ?? known?.userInfo ?? null
  const { isNamed, found, known: named } = useIds(address, session !== null)
  const menu = useQuery({ ...menuQuery(named), enabled: session !== null && named !== null })
  const { interview, channel, awaited, reported } = useReported(session ? found.data : undefined)

  const { isMiniapp, isPersonal } = readMode(address)
  const facts = useMemo(
    () => (menu.data ? factsOf({ ...menu.data.facts, isMiniapp, isPersonal }) : null),
    [menu.data, isMiniapp, isPersonal],
  )
  const timeZone = session?.timeZone ?? 'Asia/Shanghai'
  const ids = found.data
  const report = useMemo((): OpenReport | null => {
    if (!ids || !reported || !facts) return null
    return {
      companyId: ids.companyId,
      candidateId: ids.candidateId,
      positionId: ids.positionId,
      interviewId: ids.interviewId,
      ...reported,
      facts,
      timeZone,
      address,
      go,
    }
  }, [ids, reported, facts, timeZone, address, go])

  const queries = [found, menu, interview, channel]
  const onRetry = () => {
    for (const query of queries) if (query.isError) void query.refetch()
  }
  if (!session) return { kind: 'refused', why: 'signedOut', onRetry }
  if (!isNamed) return { kind: 'refused', why: 'invalidLink', onRetry }
  if (queries.some(({ error }) => isGone(error))) return { kind: 'refused', why: 'erased', onRetry }
  if (report) {
    return {
      kind: 'open',
      report,
      isSwitching: queries.some((query) => query.isPlaceholderData),
      isStale: queries.some(isBroken),
      onRetry,
    }
  }
  const broken = [found, menu, awaited].find((query) => query.isError)
  if (broken?.error) return { kind: 'refused', why: whyNot(broken.error), onRetry }
  return { kind: 'loading' }
}
