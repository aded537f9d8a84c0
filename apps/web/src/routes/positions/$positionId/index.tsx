import { createFileRoute } from '@tanstack/react-router'
import {
  readPositionSearch,
  positionViews as viewNames,
} from '../../../../../../features/candidates/positions/rules/address.ts'
import { PositionPage } from '../../../../../../features/candidates/positions/web/position-page.tsx'
import { positionViews } from '../../../cards/position-parts.ts'
import { requireSignIn } from '../../../require-sign-in.ts'

export const Route = createFileRoute('/positions/$positionId/')({
  validateSearch: readPositionSearch,
  beforeLoad: requireSignIn,
  component: OnePosition,
})

function OnePosition() {
  const { positionId } = Route.useParams()
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const { view = viewNames[0] } = readPositionSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PositionPage
      key={positionId}
      positionId={positionId}
      views={positionViews}
      view={view}
      onView={(next) =>
        void navigate({ search: readPositionSearch({ view: next }), replace: true, resetScroll: false })
      }
    />
  )
}
