import { createFileRoute } from '@tanstack/react-router'
import { TableImportPage } from '../../../../../features/candidates/table-import/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/candidates/table/{-$importId}')({
  beforeLoad: requireSignIn,
  component: TableOfCandidates,
})

function TableOfCandidates() {
  const { importId } = Route.useParams()
  const navigate = Route.useNavigate()
  const open = (id: string | undefined) =>
    void navigate({ to: '.', params: { importId: id }, replace: id === undefined })
  return <TableImportPage positionId={null} importId={importId} onOpen={open} />
}
