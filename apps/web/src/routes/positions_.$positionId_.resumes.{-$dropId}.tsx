import { createFileRoute } from '@tanstack/react-router'
import { ResumeDropPage } from '../../../../features/candidates/resume-drop/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/positions_/$positionId_/resumes/{-$dropId}')({
  beforeLoad: requireSignIn,
  component: Resumes,
})

function Resumes() {
  const { positionId, dropId } = Route.useParams()
  const navigate = Route.useNavigate()
  const open = (id: string | undefined) =>
    void navigate({ to: '.', params: { positionId, dropId: id }, replace: id === undefined })
  return <ResumeDropPage positionId={positionId} dropId={dropId} onOpen={open} />
}
