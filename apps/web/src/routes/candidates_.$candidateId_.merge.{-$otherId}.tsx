import { createFileRoute } from '@tanstack/react-router'
import { MergePage } from '../../../../features/candidates/person-merge/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/candidates_/$candidateId_/merge/{-$otherId}')({
  beforeLoad: requireSignIn,
  component: Merge,
})

function Merge() {
  const { candidateId, otherId } = Route.useParams()
  return <MergePage key={`${candidateId} ${otherId}`} candidateId={candidateId} otherId={otherId} />
}
