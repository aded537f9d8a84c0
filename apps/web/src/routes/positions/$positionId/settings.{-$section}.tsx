import { createFileRoute } from '@tanstack/react-router'
import { PositionSettingsPage } from '../../../../../../features/candidates/positions/web/settings-page.tsx'
import { positionSections } from '../../../cards/position-parts.ts'
import { requireSignIn } from '../../../require-sign-in.ts'

export const Route = createFileRoute('/positions/$positionId/settings/{-$section}')({
  beforeLoad: requireSignIn,
  component: PositionSettings,
})

function PositionSettings() {
  const { positionId, section } = Route.useParams()
  return <PositionSettingsPage positionId={positionId} slug={section} sections={positionSections} />
}
