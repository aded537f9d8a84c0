import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { useDraft } from '../../../../platform/drafts/web/use-draft.ts'
import { listInterviewRounds, listRoomTypes } from '../../contract/reading.ts'
import { offeredRooms } from '../../rules/planning.ts'
import { emptyPlanning, formOf, nextRoundId, plannedTime, withDraft } from '../../rules/planning-form.ts'
import { firstProposal } from '../../rules/proposal.ts'
import { type Round, readRoomTypes, readRounds } from '../../rules/wire.ts'

import type { Planned } from './use-sending.ts'

/** The rounds to choose from, and the kinds of room; a plan's own kind even where it is not offered any more. */
export function useChoices({ report, current }: Planned) {
  const rounds = useQuery({
    ...callQuery(listInterviewRounds, ofCandidate(report.candidateId)),
    select: readRounds,
  })
  const roomTypes = useQuery({ ...callQuery(listRoomTypes, {}), select: readRoomTypes })
  const rooms = new Set([...(roomTypes.data ?? offeredRooms(false)), ...(current ? [current.roomType] : [])])
  return { rounds, rooms }
}

/** The form as it is stored or proposed, and as it is typed. */
export function usePlanningForm(
  { report, current, plannedRoundIds }: Planned,
  rounds: readonly Round[],
  now: number,
) {
  const { candidateId, timeZone } = report
  const draft = useDraft(candidateId, `plan ${current?.id ?? 'new'}`, emptyPlanning)
  const [openedAt] = useState(now)
  const before = useMemo(() => {
    const zone = current?.zone ?? timeZone
    // A plan in the past can still be corrected while its time stays.
    const time = plannedTime(current) ?? firstProposal(null, openedAt, zone)
    const roundId = nextRoundId(rounds, plannedRoundIds)
    return formOf(current, { time, zone: timeZone, roundId })
  }, [current, timeZone, rounds, plannedRoundIds, openedAt])
  const form = useMemo(() => withDraft(before, draft.value), [before, draft.value])
  return { draft, before, form }
}
