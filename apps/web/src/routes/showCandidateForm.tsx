import { createFileRoute } from '@tanstack/react-router'
import { idsIn, readReportAddress } from '../../../../features/report/rules/address.ts'
import { FormPage } from '../../../../features/report-resume/web/form-page.tsx'

function CandidateFormRoute() {
  return <FormPage candidateId={idsIn(Route.useSearch()).candidateId} />
}

export const Route = createFileRoute('/showCandidateForm')({
  validateSearch: readReportAddress,
  component: CandidateFormRoute,
})
