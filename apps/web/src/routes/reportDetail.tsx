import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { linkIn } from '../../../../features/report/report/rules/link.ts'
import {
  type DetailAddress,
  readDetailAddress,
} from '../../../../features/review/answer-detail/rules/address.ts'
import { AnswerDetailPage } from '../../../../features/review/answer-detail/web/page.tsx'
import { leaveVisit } from '../leave-visit.ts'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/reportDetail')({
  validateSearch: readDetailAddress,
  beforeLoad: ({ search, location }) => {
    if (!linkIn(search)) requireSignIn({ location })
  },
  onLeave: leaveVisit,
  component: ReportDetail,
})

function ReportDetail() {
  const search = Route.useSearch()
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const address = useMemo(() => readDetailAddress({ ...search }), [search])
  const navigate = Route.useNavigate()
  const go = useCallback(
    (patch: Partial<DetailAddress>) =>
      void navigate({
        search: (before) => ({ ...before, ...patch }),
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return <AnswerDetailPage key={address.id} address={address} go={go} />
}
