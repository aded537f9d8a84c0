import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findNeighbours } from '../../../candidates/shortlist/contract/neighbours.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { listAsked } from '../contract/asked.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { readGiven } from '../rules/wire.ts'
import { recommendationQuery } from './recommendation-query.ts'

/**
 * The recommendation to the viewer, with their answer.
 *
 * Decisions elsewhere on the page change it; those reload the place in the shortlist, so this reloads with it.
 */
export function useRecommendation(report: OpenReport, viewerId: string) {
  const queries = useQueryClient()
  useEffect(() => {
    const stop = queries.getQueryCache().subscribe((event) => {
      const isDecided =
        event.type === 'updated' &&
        event.action.type === 'invalidate' &&
        event.query.queryKey[0] === findNeighbours.path
      if (!isDecided) return
      for (const path of [findOperateStatus.path, listAsked.path])
        void queries.invalidateQueries({ queryKey: [path] }, { cancelRefetch: false })
    })
    return stop
  }, [queries])
  return useQuery({ ...recommendationQuery(report, viewerId), select: readGiven })
}
