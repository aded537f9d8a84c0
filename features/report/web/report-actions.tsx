import { ErrorBoundary } from '@candor/ui/error-boundary'
import { Suspense } from 'react'
import { type ActionPlace, type ActionProps, actionsAt } from './action-registry.ts'

interface Props extends ActionProps {
  place: ActionPlace
}

/** What the viewer may do about the candidate, at one place. One that breaks leaves the others. */
export function ReportActions({ report, stepper, place }: Props) {
  return actionsAt(place, report).map(({ order, Part }) => (
    <ErrorBoundary key={`${place} ${order}`}>
      <Suspense>
        <Part report={report} stepper={stepper} />
      </Suspense>
    </ErrorBoundary>
  ))
}
