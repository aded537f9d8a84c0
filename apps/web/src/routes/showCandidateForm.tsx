import { createFileRoute } from '@tanstack/react-router'
import { idsIn, readReportAddress } from '../../../../features/report/report/rules/address.ts'
import { linkIn } from '../../../../features/report/report/rules/link.ts'
import { Visit } from '../../../../features/shares/shares/web/visit.tsx'
import { useSignedIn } from '../../../../features/sign-in/session/web/signed-in.ts'
import { FormPage } from '../../../../features/tabs/report-resume/web/form-page.tsx'
import { leaveVisit } from '../leave-visit.ts'
import { requireSignIn } from '../require-sign-in.ts'

function CandidateFormRoute() {
  const address = Route.useSearch()
  const { candidateId } = idsIn(address)
  const link = linkIn(address)
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  if (!link) return <FormPage candidateId={candidateId} timeZone={timeZone} />
  return (
    <Visit link={link}>
      {(opened) => <FormPage candidateId={link} timeZone={opened.timeZone} isVisit />}
    </Visit>
  )
}

export const Route = createFileRoute('/showCandidateForm')({
  validateSearch: readReportAddress,
  beforeLoad: ({ search, location }) => {
    if (!linkIn(search)) requireSignIn({ location })
  },
  onLeave: leaveVisit,
  component: CandidateFormRoute,
})
