import { createFileRoute } from '@tanstack/react-router'
import { CandidateFactsPage } from '../../../../../features/candidates/candidate-facts/web/facts/page.tsx'
import { candidateCards } from '../../cards/candidate-cards.ts'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/candidates/$candidateId')({
  beforeLoad: requireSignIn,
  component: CandidateFacts,
})

function CandidateFacts() {
  const { candidateId } = Route.useParams()
  return <CandidateFactsPage key={candidateId} candidateId={candidateId} cards={candidateCards} />
}
