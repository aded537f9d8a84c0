import { createFileRoute } from '@tanstack/react-router'
import { TableImportPage } from '../../../../features/candidates/table-import/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/positions_/$positionId_/table/{-$importId}')({
  beforeLoad: requireSignIn,
  component: TableOfPosition,
})

function TableOfPosition() {
  const { positionId, importId } = Route.useParams()
  const navigate = Route.useNavigate()
  const open = (id: string | undefined) =>
    void navigate({ to: '.', params: { positionId, importId: id }, replace: id === undefined })
  return <TableImportPage positionId={positionId} importId={importId} onOpen={open} />
}
