import { createFileRoute } from '@tanstack/react-router'
import { EditPositionPage } from '../../../../../../features/candidates/positions/web/editor/edit-page.tsx'
import { requireSignIn } from '../../../require-sign-in.ts'

export const Route = createFileRoute('/positions/$positionId/edit')({
  beforeLoad: requireSignIn,
  component: EditPosition,
})

function EditPosition() {
  const { positionId } = Route.useParams()
  return <EditPositionPage key={positionId} positionId={positionId} />
}
