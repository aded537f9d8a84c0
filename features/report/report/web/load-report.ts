import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import type { QueryClient } from '@tanstack/react-query'
import {
  findAllEducation,
  findAllWorkInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../candidates/candidates/contract.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { ListSearch } from '../../../candidates/shortlist/rules/list-words.ts'
import { neighboursQuery } from '../../../candidates/shortlist/web/neighbours-query.ts'
import { rememberPermissions, signedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { getMenuTabs } from '../contract.ts'
import { idsIn, type ReportAddress } from '../rules/address.ts'
import { factsOf } from '../rules/facts-of.ts'
import { type ReportMode, readMode } from '../rules/modes.ts'
import { loadsAt } from '../rules/phase.ts'
import type { TabFacts } from '../rules/tab-facts.ts'
import { prefetchActions } from './action-registry.ts'
import {
  evaluationConfigQuery,
  idsQuery,
  interviewQuery,
  menuQuery,
  namedIds,
  type ReportIds,
  readFound,
  uninterviewedQuery,
} from './report-queries.ts'
import { type CountedReport, prefetchOpenedTab, prefetchTabs, preloadTab } from './tabs/tab-registry.ts'

/**
 * Starts to load a report while its page is still loading: all that the page asks until it rests.
 *
 * `handed` is the list that it was opened from.
 */
export function loadBeforeReport(queries: QueryClient, address: ReportAddress, handed?: ListSearch): void {
  const { interviewId, candidateId } = idsIn(address)
  if (!signedIn() || !(interviewId || candidateId)) return
  if (address.activeIndex !== undefined) preloadTab(address.activeIndex, address.inner)
  void prefetchReport(queries, address)
  void queries.prefetchQuery(evaluationConfigQuery(candidateId))
  if (!candidateId) return
  const { recommendStageId } = address
  void queries.prefetchQuery(neighboursQuery({ handed, recommendStageId }, candidateId))
}

/** What the signed-in reader may see of a report, as far as their permissions tell before it is there. */
function expectedFacts(mode: Pick<ReportMode, 'isMiniapp' | 'isPersonal'>): TabFacts {
  return factsOf({ ...mode, permissions: signedIn()?.userInfo.permissions ?? [] })
}

/**
 * The ids that an address most likely stands for: one with only a candidate is that of somebody without an interview.
 */
function expectedIds(address: ReportAddress): ReportIds | null {
  const { interviewId, candidateId } = idsIn(address)
  if (interviewId || !candidateId) return namedIds(address)
  return { interviewId: null, candidateId }
}

/**
 * Loads a report that is likely to be shown next: what its address tells at once, as far as the signed-in reader may
 * expect to see it, and the rest as soon as its ids are known.
 *
 * It never fails: a part that fails is loaded when the report is opened.
 */
export async function prefetchReport(queries: QueryClient, address: ReportAddress): Promise<void> {
  const expected = expectedIds(address)
  const { recommendStageId } = address
  const { isMiniapp, isPersonal } = readMode(address)
  const expectedToSee = expectedFacts({ isMiniapp, isPersonal })
  const candidateOfExpected = expected && prefetchOfCandidate(queries, expected)
  const menuOfExpected = expected && askWhatIsAllowed(queries, expected)
  const finding = queries.fetchQuery(idsQuery(address)).then(readFound, () => null)
  const partsOfExpected = expected && [
    expected.interviewId
      ? queries.prefetchQuery(interviewQuery(expected))
      : queries.prefetchQuery(uninterviewedQuery(expected)),
    prefetchAllowed(queries, { ...expected, recommendStageId }, expectedToSee),
    prefetchActions(queries, { ...expected, address, facts: expectedToSee }),
    prefetchOpenedTab(queries, expected, address),
  ]
  const found = await finding
  if (!found) return
  const ids: ReportIds = { interviewId: found.interviewId, candidateId: found.candidateId }
  const loads = loadsAt(found.stageKind, found.interviewId !== null)
  const isOfExpected = expected?.candidateId === ids.candidateId
  const isExpected = isOfExpected && expected.interviewId === ids.interviewId
  await Promise.all([
    ...(partsOfExpected ?? []),
    isOfExpected ? candidateOfExpected : prefetchOfCandidate(queries, ids),
    loads.interviewInfo && queries.prefetchQuery(interviewQuery(ids)),
    ((isExpected && menuOfExpected) || askWhatIsAllowed(queries, ids)).then(
      (menu) =>
        menu &&
        prefetchAllowed(
          queries,
          { ...ids, recommendStageId },
          factsOf({ ...menu.facts, isMiniapp, isPersonal }),
        ),
    ),
  ])
}

type Menu = ReplyOf<typeof getMenuTabs>

async function askWhatIsAllowed(queries: QueryClient, ids: ReportIds): Promise<Menu | null> {
  const menu = await queries.fetchQuery(menuQuery(ids)).catch(() => null)
  if (menu) rememberPermissions(menu.facts.permissions)
  return menu
}

async function prefetchOfCandidate(queries: QueryClient, { candidateId }: ReportIds): Promise<void> {
  const of = ofCandidate(candidateId)
  await Promise.all([
    queries.prefetchQuery(callQuery(listCandidateLabel, of)),
    queries.prefetchQuery(callQuery(listInterviewInfos, of)),
    // After the calls that open the report, one of which brings the company's configuration.
    queries.prefetchQuery(evaluationConfigQuery(candidateId)),
  ])
}

async function prefetchAllowed(queries: QueryClient, ids: CountedReport, facts: TabFacts): Promise<void> {
  const of = ofCandidate(ids.candidateId)
  const mayReadResume = facts.permissions.has('reportResume') && !facts.isAnonymous
  await Promise.all([
    mayReadResume && queries.prefetchQuery(callQuery(findAllEducation, of)),
    mayReadResume && queries.prefetchQuery(callQuery(findAllWorkInfo, of)),
    prefetchTabs(queries, ids, facts),
  ])
}
