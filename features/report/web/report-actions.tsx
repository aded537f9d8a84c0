import { ErrorBoundary } from '@candor/ui/error-boundary'
import { Suspense } from 'react'
import { type ActionPlace, actionsAt } from './action-registry.ts'
import type { OpenReport } from './open-report.ts'

interface Props {
  report: OpenReport
  place: ActionPlace
}

/** What the viewer may do about the candidate, at one place. One that breaks leaves the others. */
export function ReportActions({ report, place }: Props) {
  return actionsAt(place, report).map(({ order, Part }) => (
    <ErrorBoundary key={`${place} ${order}`}>
      <Suspense>
        <Part report={report} />
      </Suspense>
    </ErrorBoundary>
  ))
}
