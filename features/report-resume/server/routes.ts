import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import type { ReportReader, Viewer } from '../../access/rules/viewer.ts'
import type { ReportAddress } from '../../access/server/gate/addressed.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { findCandidateDocument } from '../../candidates/server/queries.ts'
import { reportGrant } from '../../media/rules.ts'
import { getEmployInfo, jobseekerResumeInfo, showFormsList } from '../contract.ts'
import { CandidateForm } from './import.ts'
import { presentForm, presentOriginal } from './present.ts'
import { getOriginalResume } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  async function openResume(viewer: Viewer, address: ReportAddress): Promise<ReportReader> {
    const reader = await authorizeReport(services, viewer, address)
    requirePermission(reader, 'reportResume')
    return reader
  }

  /** The candidate's form; an anonymous report has none, as its answers name the person. */
  async function findForm(reader: ReportReader) {
    if (reader.isAnonymous) return null
    const stored = await findCandidateDocument(services.db, reader, 'candidateForm')
    return stored === null ? null : CandidateForm.parse(stored)
  }

  serve(jobseekerResumeInfo, async ({ input, viewer }) => {
    const { interviewId, companyId, jobseekerChannelId: candidateId } = input
    const reader = await openResume(viewer, { interviewId, companyId, candidateId })
    const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
    if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
    const original = await getOriginalResume(services.db, reader)
    return presentOriginal(original, reader.isAnonymous, services.media.of(reportGrant(reader)))
  })

  serve(showFormsList, async ({ input, viewer }) => {
    const { jobseekerChannelId: candidateId, companyId } = input
    const reader = await openResume(viewer, { candidateId, companyId })
    const form = await findForm(reader)
    // A candidate has one form, so that it goes by the candidate's own id.
    return form
      ? [{ formId: reader.candidateId, formName: form.formName, submittedAt: form.submittedAt ?? null }]
      : []
  })

  serve(getEmployInfo, async ({ input, viewer }) => {
    const form = await findForm(await openResume(viewer, { candidateId: input.jobseekerChannelId }))
    return form && presentForm(form)
  })
}
