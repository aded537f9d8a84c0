import { createFileRoute } from '@tanstack/react-router'
import { readScoringAddress } from '../../../../features/findings/manual-scores/rules.ts'
import { ManualScorePage } from '../../../../features/findings/manual-scores/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/manualEstimateDialog')({
  validateSearch: readScoringAddress,
  beforeLoad: requireSignIn,
  component: ManualEstimateDialog,
})

function ManualEstimateDialog() {
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const address = readScoringAddress({ ...Route.useSearch() })
  return <ManualScorePage address={address} />
}
