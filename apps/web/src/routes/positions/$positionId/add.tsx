import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddCandidatePage } from '../../../../../../features/candidates/candidate-facts/web/add/add-page.tsx'
import { requireSignIn } from '../../../require-sign-in.ts'

export const Route = createFileRoute('/positions/$positionId/add')({
  beforeLoad: requireSignIn,
  component: AddCandidate,
})

function AddCandidate() {
  const { positionId } = Route.useParams()
  const navigate = useNavigate()
  return (
    <AddCandidatePage
      positionId={positionId}
      onPosition={(next) =>
        void navigate({ to: '/positions/$positionId/add', params: { positionId: next }, replace: true })
      }
    />
  )
}
