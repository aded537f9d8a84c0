import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TestPart } from '../../../candidates/interviews/rules/ai-data.ts'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import type { AiData } from '../contract/ai-data.ts'
import { isTestUnreadable } from '../rules/tests.ts'
import { aiDataQuery } from './ai-data-query.ts'
import { useUnreadable } from './use-unreadable.ts'

interface Test<Results> {
  readonly part: TestPart
  /** Null where the AI data hold no results of this test. Defined outside of components. */
  readonly read: (aiData: AiData) => Results | null
  readonly isUnfinished: (results: Results) => boolean
  readonly words: Readonly<Record<'ready' | 'failed' | 'none' | 'noneHint', string>>
}

/** The results of a test that are fields of the AI data, with the state of their loading. */
export function useTestResults<Results>(
  interviewId: string | null,
  { part, read, isUnfinished, words }: Test<Results>,
): { results: Results | null; state: SectionState } {
  const query = aiDataQuery(interviewId)
  const result = useQuery(query)
  const { data } = result
  const found = useMemo(() => (data?.aiData ? read(data.aiData) : null), [data, read])
  const unreadable = useUnreadable(result)
  const isUnreadable = isTestUnreadable(part, found !== null, data?.unreadable)
  const results = isUnreadable ? null : found
  useRefreshWhenReady({
    interviewId,
    isWaiting: results !== null && isUnfinished(results),
    // The test's fields may be in the AI data or in a part of their own.
    parts: [part, 'aiData'],
    queryKeys: [query.queryKey],
    readyText: words.ready,
  })
  const none: SectionState = { kind: 'empty', title: words.none, text: words.noneHint }
  const instead = isUnreadable ? unreadable : !results && none
  return { results, state: (data && instead) || sectionState(result, words.failed, instead) }
}
